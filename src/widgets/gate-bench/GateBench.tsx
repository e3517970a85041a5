import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { CopyLinkButton } from '#widgets/shared/CopyLinkButton.tsx';
import { lightDiagram } from '#widgets/shared/lightDiagram.ts';
import { PhraseText } from '#widgets/shared/PhraseText.tsx';
import { ANNOUNCE_AFTER, useLiveRegion } from '#widgets/shared/useLiveRegion.ts';
import { ArgumentsField } from './ArgumentsField.tsx';
import { encodeLink, type LinkFault } from './benchLink.ts';
import { type BenchState, sameState } from './benchState.ts';
import { CitiesField } from './CitiesField.tsx';
import { explain, explanationText } from './explain.ts';
import { FindYourOwn, nameOf } from './FindYourOwn.tsx';
import { type Finding, findingOf, gatesFound, loadFindings, saveFindings, withFinding } from './findings.ts';
import { GateTrace } from './GateTrace.tsx';
import { firstSituation, gallery } from './gallery.ts';
import { judgeBench } from './judgeBench.ts';
import { lightsOf } from './lighting.ts';
import { PermissionField } from './PermissionField.tsx';
import { useBenchLink } from './useBenchLink.ts';
import { words as allWords } from './words.ts';

interface Props {
  readonly locale: 'en' | 'zh';
}

/** The gate bench: arguments, a vocabulary and a policy on one side, what core's gates say of them on the other. */
export default function GateBench({ locale }: Props) {
  const words = allWords[locale];
  const [state, setState] = useState<BenchState>(firstSituation.state);
  const [found, setFound] = useState<readonly Finding[]>([]);
  // Whether the arguments are the reader's own typing, not a situation's and not a link's.
  const [isOwn, setIsOwn] = useState(false);
  const [linkNews, setLinkNews] = useState<LinkFault | 'opened' | null>(null);
  const [announcement, announce] = useLiveRegion();
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const answer = useMemo(() => judgeBench(state), [state]);
  const explanation = useMemo(() => explain(answer, words), [answer, words]);
  const chosen = gallery.find((situation) => sameState(situation.state, state));

  function change(next: Partial<BenchState>, own = isOwn) {
    const changed = { ...state, ...next };
    setState(changed);
    setIsOwn(own);
    setLinkNews(null);
    announce(explanationText(explain(judgeBench(changed), words), words));
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

  useBenchLink((link) => {
    setState(link.ok ? link.state : firstSituation.state);
    setIsOwn(false);
    setLinkNews(link.ok ? 'opened' : link.fault);
    announce(link.ok ? words.labels.linkOpened : words.linkFaults[link.fault]);
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.focus({ preventScroll: true });
  });

  // Last of the effects: once this is set, everything above has begun to listen.
  useEffect(() => root.current?.setAttribute('data-ready', ''), []);

  return (
    <section
      ref={root}
      class="widget gate-bench not-content"
      data-widget="gate-bench"
      data-tone={explanation.tone}
      aria-label={words.labels.bench}
      tabIndex={-1}
    >
      {linkNews !== null && (
        <p class="gate-bench-link-news" data-link={linkNews}>
          {linkNews === 'opened' ? words.labels.linkOpened : words.linkFaults[linkNews]}
        </p>
      )}
      <div class="gate-bench-sides">
        <div class="gate-bench-given">
          <ArgumentsField
            id={`${id}-arguments`}
            label={words.labels.arguments}
            text={state.text}
            offending={answer.offending}
            describedBy={`${id}-result`}
            invalid={explanation.tone === 'refused'}
            onText={(text) => change({ text }, true)}
          />
          <CitiesField cities={state.cities} words={words.labels} onCities={(cities) => change({ cities })} />
          <PermissionField
            permission={state.permission}
            words={words}
            onPermission={(permission) => change({ permission })}
          />
        </div>
        <div class="gate-bench-said">
          <h3 class="gate-bench-label">{words.labels.gates}</h3>
          <GateTrace answer={answer} words={words} />
        </div>
      </div>
      <p class="gate-bench-result" id={`${id}-result`}>
        <strong>{explanation.outcome}</strong>
        {words.gap}
        <PhraseText pieces={explanation.why} />
        {explanation.why.length > 0 && words.gap}
        <PhraseText pieces={explanation.follows} />
      </p>
      <p class="visually-hidden" role="status" data-announcement>
        {announcement}
      </p>
      <div class="gate-bench-gallery">
        <h3 class="gate-bench-label">{words.labels.situations}</h3>
        <div class="chips">
          {gallery.map((situation) => (
            <button
              key={situation.id}
              type="button"
              class="chip"
              data-situation={situation.id}
              aria-pressed={situation === chosen}
              onClick={() => change(situation.state, false)}
            >
              {situation.title[locale]}
            </button>
          ))}
        </div>
        <p class="gate-bench-shows">{chosen?.shows[locale]}</p>
      </div>
      <FindYourOwn found={found} words={words} />
      <div class="gate-bench-foot">
        <CopyLinkButton
          label={words.labels.copyLink}
          words={words.labels}
          fragment={() => encodeLink(state)}
          inAddress
        />
      </div>
    </section>
  );
}
