import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Locale } from '#i18n/locale.ts';
import { Choice } from '#ui/Choice.tsx';
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx';
import { Gallery } from '#ui/Gallery.tsx';
import { JsonField } from '#ui/JsonField.tsx';
import { LinkNewsLine } from '#ui/LinkNewsLine.tsx';
import { lightDiagram } from '#ui/lightDiagram.ts';
import { PhraseText } from '#ui/PhraseText.tsx';
import { toldIn } from '#ui/situation.ts';
import { ANNOUNCE_AFTER, useLiveRegion } from '#ui/useLiveRegion.ts';
import { useStateLink } from '#ui/useStateLink.ts';
import { benchLink } from './benchLink.ts';
import { type BenchState, permissions, sameState } from './benchState.ts';
import { CitiesField } from './CitiesField.tsx';
import { evaluateBench } from './evaluateBench.ts';
import { explain, explanationText } from './explain.ts';
import { FindYourOwn, nameOf } from './FindYourOwn.tsx';
import { type Finding, findingOf, gatesFound, loadFindings, saveFindings, withFinding } from './findings.ts';
import { GateTrace } from './GateTrace.tsx';
import { firstSituation, gallery } from './gallery.ts';
import { lightsOf } from './lighting.ts';
import type { BenchWords } from './messages/en.ts';

interface Props {
  readonly locale: Locale;
  readonly words: BenchWords;
}

/** The gate bench: arguments, a vocabulary and a policy on one side, what core's gates say of them on the other. */
export function GateBench({ locale, words }: Props) {
  const [state, setState] = useState<BenchState>(firstSituation.state);
  const [found, setFound] = useState<readonly Finding[]>([]);
  // Whether the arguments are the reader's own typing, not a situation's and not a link's.
  const [isOwn, setIsOwn] = useState(false);
  const [announcement, announce] = useLiveRegion();
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const answer = useMemo(() => evaluateBench(state), [state]);
  const explanation = useMemo(() => explain(answer, words), [answer, words]);
  const chosen = gallery.find((situation) => sameState(situation.state, state));

  function change(next: Partial<BenchState>, own = isOwn) {
    const changed = { ...state, ...next };
    setState(changed);
    setIsOwn(own);
    forgetLink();
    announce(explanationText(explain(evaluateBench(changed), words), words));
  }

  useEffect(() => setFound(loadFindings()), []);
  useEffect(() => lightDiagram('gate-flow', lightsOf(answer)), [answer]);

  // A finding counts once the reader has paused on it: half-typed words pass through many gates.
  useEffect(() => {
    const finding = isOwn ? findingOf(state, answer) : null;
    if (finding === null || found.includes(finding)) return;
    const pause = window.setTimeout(() => {
      const next = withFinding(found, finding);
      setFound(next);
      saveFindings(next);
      const seen = gatesFound(next);
      const news = words.found.news(nameOf(finding, words), seen);
      const all = seen === 5 ? [words.found.all] : [];
      announce([explanationText(explanation, words), news, ...all].join(words.gap));
    }, ANNOUNCE_AFTER);
    return () => window.clearTimeout(pause);
  }, [state, answer, isOwn, found, words, explanation, announce]);

  const [linkNews, forgetLink] = useStateLink({
    link: benchLink,
    root,
    words,
    announce,
    onLink: (link) => {
      setState(link.ok ? link.state : firstSituation.state);
      setIsOwn(false);
    },
  });

  // Last of the effects: once this is set, everything above has begun to listen.
  useEffect(() => root.current?.setAttribute('data-ready', ''), []);

  return (
    <section
      ref={root}
      class="widget bench gate-bench not-content"
      data-widget="gate-bench"
      data-tone={explanation.tone}
      aria-label={words.labels.bench}
      tabIndex={-1}
    >
      <LinkNewsLine news={linkNews} words={words} />
      <div class="widget-sides">
        <div class="widget-given">
          <JsonField
            id={`${id}-arguments`}
            label={words.labels.arguments}
            text={state.text}
            offending={answer.offending}
            describedBy={`${id}-result`}
            invalid={explanation.tone === 'refused'}
            onText={(text) => change({ text }, true)}
          />
          <CitiesField cities={state.cities} words={words.labels} onCities={(cities) => change({ cities })} />
          <Choice
            legend={words.labels.permission}
            choices={permissions}
            chosen={state.permission}
            words={words.permissions}
            onChoose={(permission) => change({ permission })}
          />
        </div>
        <div class="widget-said">
          <h3 class="widget-label">{words.labels.gates}</h3>
          <GateTrace answer={answer} words={words} />
        </div>
      </div>
      <p class="widget-result" id={`${id}-result`}>
        <strong>{explanation.outcome}</strong>
        {words.gap}
        <PhraseText pieces={explanation.why} />
        {explanation.why.length > 0 && words.gap}
        <PhraseText pieces={explanation.follows} />
      </p>
      <p class="visually-hidden" role="status" data-announcement>
        {announcement}
      </p>
      <Gallery
        label={words.situations}
        groups={[{ title: null, situations: gallery }]}
        chosen={chosen}
        told={toldIn(locale)}
        onChoose={(situation) => change(situation.state, false)}
      />
      <FindYourOwn found={found} words={words} />
      <div class="widget-foot">
        <CopyLinkButton
          label={words.copyLink.label}
          words={words.copyLink}
          fragment={() => benchLink.encode(state)}
          inAddress
        />
      </div>
    </section>
  );
}
