import { useEffect, useId, useMemo } from 'preact/hooks';
import { Gallery } from '#ui/Gallery.tsx';
import type { WidgetProps } from '#ui/inLanguage.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { lightDiagram } from '#ui/lightDiagram.ts';
import { phrase } from '#ui/phrase.ts';
import { useWidget } from '#ui/useWidget.ts';
import { WidgetShell } from '#ui/WidgetShell.tsx';
import { ArrivalField } from './ArrivalField.tsx';
import { CallFields } from './CallFields.tsx';
import { asksForReader, evaluateLadder } from './evaluateLadder.ts';
import { answerText, toneOfAnswer } from './explain.ts';
import { firstSituation, gallery, situations } from './gallery.ts';
import { HeldFields } from './HeldFields.tsx';
import { LadderTrace } from './LadderTrace.tsx';
import { ladderLink } from './ladderLink.ts';
import { type LadderState, sameState } from './ladderState.ts';
import { lightsOf } from './lighting.ts';
import type { LadderWords } from './messages/en.ts';
import { Remarks } from './Remarks.tsx';
import { RevisionStrip } from './RevisionStrip.tsx';
import { ThreeAnswers } from './ThreeAnswers.tsx';
import { useSchemaReader } from './useSchemaReader.ts';

/** The response ladder: what came back and what the host knows on one side, core's gates on the other, three answers below. */
export function ResponseLadder({ locale, words }: WidgetProps<LadderWords>) {
  const widget = useWidget({ link: ladderLink, first: firstSituation.state, words });
  const { state, announce } = widget;
  const id = useId();
  const [reader, loadReader] = useSchemaReader();
  const answer = useMemo(() => evaluateLadder(state, reader?.compile), [state, reader]);
  useEffect(() => {
    if (asksForReader(answer)) loadReader();
  }, [answer, loadReader]);
  const chosen = situations.find((situation) => sameState(situation.state, state));

  function change(next: Partial<LadderState>) {
    const changed = { ...state, ...next };
    widget.change(changed);
    announce(answerText(evaluateLadder(changed, reader?.compile), words));
  }

  useEffect(
    () => lightDiagram('response-ladder', lightsOf(answer.kind === 'read' ? answer.reading : null)),
    [answer],
  );

  return (
    <WidgetShell widget={widget} label={words.ladder} data-tone={toneOfAnswer(answer)}>
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
      <HeldFields
        state={state}
        answer={answer}
        words={words}
        schemaRemark={reader?.remarkOn(answer, locale, phrase)}
        onChange={change}
      />
      <ThreeAnswers id={`${id}-answers`} answer={answer} words={words} />
      <LiveRegion text={widget.announcement} />
      <Remarks answer={answer} words={words} />
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
    </WidgetShell>
  );
}
