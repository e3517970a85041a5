import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { Choice } from '#ui/Choice.tsx';
import { Gallery } from '#ui/Gallery.tsx';
import type { WidgetProps } from '#ui/inLanguage.ts';
import { JsonField } from '#ui/JsonField.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { lightDiagram } from '#ui/lightDiagram.ts';
import { PhraseText } from '#ui/PhraseText.tsx';
import { toldIn } from '#ui/situation.ts';
import { ANNOUNCE_AFTER } from '#ui/useLiveRegion.ts';
import { useWidget } from '#ui/useWidget.ts';
import { WidgetShell } from '#ui/WidgetShell.tsx';
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

/** The gate bench: arguments, a vocabulary and a policy on one side, what core's gates say of them on the other. */
export function GateBench({ locale, words }: WidgetProps<BenchWords>) {
  const [found, setFound] = useState<readonly Finding[]>([]);
  // Whether the arguments are the reader's own typing, not a situation's and not a link's.
  const [isOwn, setIsOwn] = useState(false);
  const widget = useWidget({
    link: benchLink,
    first: firstSituation.state,
    words,
    onLink: () => setIsOwn(false),
  });
  const { state, announce } = widget;
  const id = useId();
  const answer = useMemo(() => evaluateBench(state), [state]);
  const explanation = useMemo(() => explain(answer, words), [answer, words]);

  function change(next: Partial<BenchState>, own = isOwn) {
    const changed = { ...state, ...next };
    widget.change(changed);
    setIsOwn(own);
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

  return (
    <WidgetShell widget={widget} label={words.labels.bench} data-tone={explanation.tone}>
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
      <LiveRegion text={widget.announcement} />
      <Gallery
        label={words.situations}
        groups={[{ title: null, situations: gallery }]}
        chosen={gallery.find(({ state: one }) => sameState(one, state))}
        told={toldIn(locale)}
        onChoose={({ state: next }) => change(next, false)}
      />
      <FindYourOwn found={found} words={words} />
    </WidgetShell>
  );
}
