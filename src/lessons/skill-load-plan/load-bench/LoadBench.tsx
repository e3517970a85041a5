import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isTokens } from '#core/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx';
import { Gallery } from '#ui/Gallery.tsx';
import { LinkNewsLine } from '#ui/LinkNewsLine.tsx';
import { PhraseText } from '#ui/PhraseText.tsx';
import { toldIn } from '#ui/situation.ts';
import { useLiveRegion } from '#ui/useLiveRegion.ts';
import { useStateLink } from '#ui/useStateLink.ts';
import { BudgetField } from './BudgetField.tsx';
import { barScale } from './barScale.ts';
import { evaluateLoad } from './evaluateLoad.ts';
import { explain, explanationText } from './explain.ts';
import { FolderField } from './FolderField.tsx';
import { firstSituation, gallery } from './gallery.ts';
import { LimitsField } from './LimitsField.tsx';
import { LoadBars } from './LoadBars.tsx';
import { loadLink } from './loadLink.ts';
import { type LoadState, readCost, sameState } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';
import { NeedsGraph } from './NeedsGraph.tsx';
import { NextRequests } from './NextRequests.tsx';
import { OwnFolderField } from './OwnFolderField.tsx';
import { SumLine } from './SumLine.tsx';

interface Props {
  readonly locale: Locale;
  readonly words: LoadWords;
}

/** The load bench: a folder of skills and a request on one side, core's load plan on the other. */
export function LoadBench({ locale, words }: Props) {
  const [state, setState] = useState<LoadState>(firstSituation.state);
  const [announcement, announce] = useLiveRegion();
  const root = useRef<HTMLElement>(null);
  const answer = useMemo(() => evaluateLoad(state), [state]);
  const explanation = useMemo(() => explain(answer, words), [answer, words]);
  const chosen = gallery.find((situation) => sameState(situation.state, state));

  const plan = answer.plan.kind === 'plan' ? answer.plan : null;
  const read = readCost(state.budget);
  const budget = isTokens(read) ? read : null;
  const scale = useHeldScale(barScale(plan?.tokens ?? null, budget ?? 0, answer.everything));

  function change(next: Partial<LoadState>) {
    const changed = { ...state, ...next };
    setState(changed);
    forgetLink();
    announce(explanationText(explain(evaluateLoad(changed), words), words));
  }

  const [linkNews, forgetLink] = useStateLink({
    link: loadLink,
    root,
    words,
    announce,
    onLink: (link) => setState(link.ok ? link.state : firstSituation.state),
  });

  // Last of the effects: once this is set, everything above has begun to listen.
  useEffect(() => root.current?.setAttribute('data-ready', ''), []);

  return (
    <section
      ref={root}
      class="widget bench load-bench not-content"
      data-widget="load-bench"
      data-tone={explanation.tone}
      aria-label={words.labels.bench}
      tabIndex={-1}
    >
      <LinkNewsLine news={linkNews} words={words} />
      <div class="widget-sides">
        <div class="widget-given">
          <FolderField state={state} words={words} onState={change} />
        </div>
        <div class="widget-said">
          <h3 class="widget-label">{words.labels.plan}</h3>
          <LoadBars
            plan={plan}
            layers={answer.layers}
            everything={answer.everything}
            budget={budget}
            scale={scale.value}
            words={words}
          />
          <BudgetField
            budget={state.budget}
            scale={scale.value}
            words={words.labels}
            onBudget={(next) => change({ budget: next })}
            onMoving={scale.hold}
          />
          <SumLine plan={plan} layers={answer.layers} words={words} />
        </div>
      </div>
      <p class="widget-result">
        <strong>{explanation.outcome}</strong>
        {words.gap}
        <PhraseText pieces={explanation.why} />
        {explanation.follows.length > 0 && words.gap}
        <PhraseText pieces={explanation.follows} />
      </p>
      <p class="visually-hidden" role="status" data-announcement>
        {announcement}
      </p>
      <div class="widget-sides load-lower">
        <div class="widget-given">
          <NextRequests state={state} plan={answer.plan} words={words} onState={change} />
        </div>
        <div class="widget-said">
          <LimitsField state={state} words={words.labels} onChange={change} />
          <NeedsGraph state={state} plan={answer.plan} words={words} />
        </div>
      </div>
      <Gallery
        label={words.situations}
        groups={[{ title: null, situations: gallery }]}
        chosen={chosen}
        told={toldIn(locale)}
        onChoose={(situation) => change(situation.state)}
      />
      <OwnFolderField locale={locale} words={words} onFolder={change} announce={announce} />
      <div class="widget-foot">
        <CopyLinkButton
          label={words.copyLink.label}
          words={words.copyLink}
          fragment={() => loadLink.encode(state)}
          inAddress
        />
      </div>
    </section>
  );
}

/** The scale of the bars, which stays as it is while the slider that is measured by it is being moved. */
function useHeldScale(fitting: number): { readonly value: number; readonly hold: (held: boolean) => void } {
  const [held, setHeld] = useState<number | null>(null);
  return { value: held ?? fitting, hold: (isHeld) => setHeld(isHeld ? fitting : null) };
}
