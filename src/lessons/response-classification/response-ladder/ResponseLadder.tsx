import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx';
import { Gallery } from '#ui/Gallery.tsx';
import { LinkNewsLine } from '#ui/LinkNewsLine.tsx';
import { lightDiagram } from '#ui/lightDiagram.ts';
import { useLiveRegion } from '#ui/useLiveRegion.ts';
import { useStateLink } from '#ui/useStateLink.ts';
import { ArrivalField } from './ArrivalField.tsx';
import { Besides } from './Besides.tsx';
import { CallFields } from './CallFields.tsx';
import { asksForFormats, evaluateLadder } from './evaluateLadder.ts';
import { answerText, toneOfAnswer } from './explain.ts';
import { firstSituation, gallery, situations } from './gallery.ts';
import { HeldFields } from './HeldFields.tsx';
import { LadderTrace } from './LadderTrace.tsx';
import { ladderLink } from './ladderLink.ts';
import { type LadderState, sameState } from './ladderState.ts';
import { lightsOf } from './lighting.ts';
import type { LadderWords } from './messages/en.ts';
import { RevisionStrip } from './RevisionStrip.tsx';
import { ThreeAnswers } from './ThreeAnswers.tsx';
import { useFormats } from './useFormats.ts';

interface Props {
  readonly words: LadderWords;
}

/** The response ladder: what came back and what the host knows on one side, core's gates on the other, three answers below. */
export function ResponseLadder({ words }: Props) {
  const [state, setState] = useState<LadderState>(firstSituation.state);
  const [announcement, announce] = useLiveRegion();
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const formats = useFormats(asksForFormats(state));
  const answer = useMemo(() => evaluateLadder(state, formats), [state, formats]);
  const chosen = situations.find((situation) => sameState(situation.state, state));

  function change(next: Partial<LadderState>) {
    const changed = { ...state, ...next };
    setState(changed);
    forgetLink();
    announce(answerText(evaluateLadder(changed, formats), words));
  }

  useEffect(
    () => lightDiagram('response-ladder', lightsOf(answer.kind === 'read' ? answer.reading : null)),
    [answer],
  );

  const [linkNews, forgetLink] = useStateLink({
    link: ladderLink,
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
      class="widget bench response-ladder not-content"
      data-widget="response-ladder"
      data-tone={toneOfAnswer(answer)}
      aria-label={words.ladder}
      tabIndex={-1}
    >
      <LinkNewsLine news={linkNews} words={words} />
      <div class="widget-sides">
        <div class="widget-given">
          <ArrivalField
            state={state}
            answer={answer}
            words={words}
            describedBy={`${id}-answers`}
            onChange={change}
          />
          <CallFields state={state} words={words} onChange={change} />
        </div>
        <div class="widget-said">
          <h3 class="visually-hidden">{words.gates}</h3>
          <LadderTrace answer={answer} words={words} />
        </div>
      </div>
      <HeldFields state={state} answer={answer} words={words} onChange={change} />
      <ThreeAnswers id={`${id}-answers`} answer={answer} words={words} />
      <p class="visually-hidden" role="status" data-announcement>
        {announcement}
      </p>
      <Besides answer={answer} words={words} />
      <RevisionStrip
        chosen={state.revision}
        answer={answer}
        words={words}
        onRevision={(revision) => change({ revision })}
      />
      <Gallery
        label={words.situations}
        groups={gallery.map(({ id, situations }) => ({ title: words.groupTitles[id], situations }))}
        chosen={chosen}
        told={({ id }) => words.situationTexts[id]}
        onChoose={(situation) => change(situation.state)}
      />
      <div class="widget-foot">
        <CopyLinkButton
          label={words.copyLink.label}
          words={words.copyLink}
          fragment={() => ladderLink.encode(state)}
          inAddress
        />
      </div>
    </section>
  );
}
