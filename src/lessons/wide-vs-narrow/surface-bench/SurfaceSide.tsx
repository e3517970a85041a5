import type { LabRun } from '#ticket-lab/gradeRun.ts';
import type { LabCall } from '#ticket-lab/labCase.ts';
import { OutcomeMark } from '#ui/OutcomeMark.tsx';
import type { SurfaceWords } from './messages/en.ts';

interface Props {
  readonly surface: 'wide' | 'gated' | 'typed';
  readonly calls: readonly LabCall[];
  readonly run: LabRun;
  readonly words: SurfaceWords;
}

/** One surface: the calls, the result and the side effects. */
export function SurfaceSide({ surface, calls, run, words }: Props) {
  const last = run.results.at(-1);
  const error = last?.error ?? null;
  const failed = run.grades.filter(({ passed }) => !passed).map(({ name }) => words.grades[name]);
  return (
    <section class="surface-side" data-surface={surface} data-passed={run.passed} aria-label={words[surface]}>
      <h3>
        <OutcomeMark kind={run.passed ? 'allowed' : 'refused'} />
        {words[surface]}: {run.passed ? words.passes : words.fails}
      </h3>
      <p class="widget-label">{words.proposed(calls.length)}</p>
      <ol class="surface-calls">
        {calls.map((call, index) => (
          // The same call may stand here twice.
          <li key={index}>
            <code>
              {call.name} {JSON.stringify(call.arguments)}
            </code>
          </li>
        ))}
      </ol>
      <dl class="surface-facts">
        <div>
          <dt>{words.ends}</dt>
          <dd>
            {error === null ? (
              last?.replayed ? (
                words.replayedEnd
              ) : (
                words.okEnd
              )
            ) : (
              <>
                <code>{error.code}</code> {words.codes[error.code]}
              </>
            )}
          </dd>
        </div>
        {error !== null && 'nextStep' in error && (
          <div>
            <dt>{words.nextStep}</dt>
            <dd>{words.nextSteps[error.nextStep]}</dd>
          </div>
        )}
        <div>
          <dt>{words.effects}</dt>
          <dd>
            {run.effects.length === 0 ? words.noEffects : null}
            <ul class="surface-effects">
              {run.effects.map((effect, index) => (
                <li key={index} data-unwanted={index >= run.case.expected.side_effect_count}>
                  <code>{effect}</code>
                </li>
              ))}
            </ul>
            <small>{words.wanted(run.case.expected.side_effect_count)}</small>
          </dd>
        </div>
      </dl>
      {failed.length > 0 && <p class="surface-wrong">{words.wrong(failed)}</p>}
    </section>
  );
}
