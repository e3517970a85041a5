import { useMemo, useState } from 'preact/hooks';
import { isTokens } from '#core';
import { Gallery } from '#ui/Gallery.tsx';
import type { WidgetProps } from '#ui/inLanguage.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { PhraseText } from '#ui/PhraseText.tsx';
import { toldIn } from '#ui/situation.ts';
import { useWidget } from '#ui/useWidget.ts';
import { WidgetShell } from '#ui/WidgetShell.tsx';
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

/** The load bench: a folder of skills and a request on one side, core's load plan on the other. */
export function LoadBench({ locale, words }: WidgetProps<LoadWords>) {
  const widget = useWidget({ link: loadLink, first: firstSituation.state, words });
  const { state, announce } = widget;
  const answer = useMemo(() => evaluateLoad(state), [state]);
  const explanation = useMemo(() => explain(answer, words), [answer, words]);

  const plan = answer.plan.kind === 'plan' ? answer.plan : null;
  const read = readCost(state.budget);
  const budget = isTokens(read) ? read : null;
  const scale = useHeldScale(barScale(plan?.tokens ?? null, budget ?? 0, answer.everything));

  function change(next: Partial<LoadState>) {
    const changed = { ...state, ...next };
    widget.change(changed);
    announce(explanationText(explain(evaluateLoad(changed), words), words));
  }

  return (
    <WidgetShell widget={widget} label={words.labels.bench} data-tone={explanation.tone}>
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
      <LiveRegion text={widget.announcement} />
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
        chosen={gallery.find(({ state: one }) => sameState(one, state))}
        told={toldIn(locale)}
        onChoose={({ state: next }) => change(next)}
      />
      <OwnFolderField locale={locale} words={words} onFolder={change} announce={announce} />
    </WidgetShell>
  );
}

/** The scale of the bars, which stays as it is while the slider that is measured by it is being moved. */
function useHeldScale(fitting: number): { readonly value: number; readonly hold: (held: boolean) => void } {
  const [held, setHeld] = useState<number | null>(null);
  return { value: held ?? fitting, hold: (isHeld) => setHeld(isHeld ? fitting : null) };
}
