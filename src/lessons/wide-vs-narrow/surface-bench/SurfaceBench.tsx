import { useEffect, useState } from 'preact/hooks';
import type { Ablation } from '#ticket-lab/ablate.ts';
import { asOperation } from '#ticket-lab/operations.ts';
import { elevenCases, moreCases } from '#ticket-lab/storedCases.ts';
import type { WidgetProps } from '#ui/inLanguage.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { useWidget } from '#ui/useWidget.ts';
import { WidgetShell } from '#ui/WidgetShell.tsx';
import { AblationMatrix } from './AblationMatrix.tsx';
import { CallTrace } from './CallTrace.tsx';
import { CatalogCost, type CatalogCosts } from './CatalogCost.tsx';
import { evaluateSurface, type SurfaceAnswer, type SurfaceScore, scoreSurface } from './evaluateSurface.ts';
import type { SurfaceWords } from './messages/en.ts';
import { SafeguardChips } from './SafeguardChips.tsx';
import { SurfaceSide } from './SurfaceSide.tsx';
import { surfaceLink, toggled } from './surfaceState.ts';

/** What the page computes ahead for the bench. */
export interface SurfaceData {
  readonly costs: CatalogCosts;
  readonly singles: readonly Ablation[];
  /** The first state as every surface answers it, so that the bench stands there before it wakes. */
  readonly first: SurfaceAnswer;
}

/** The surface bench: one case on the wide tool, on the gated one and on the registry, which can be taken apart. */
export function SurfaceBench({ costs, singles, first, words }: SurfaceData & WidgetProps<SurfaceWords>) {
  const widget = useWidget({ link: surfaceLink, first: first.state, words });
  const { state, announce, change } = widget;
  const [answer, setAnswer] = useState<SurfaceAnswer>(first);
  const [score, setScore] = useState<SurfaceScore | null>(null);

  // What was asked last is shown, whatever order the answers come in.
  useEffect(() => {
    let isLatest = true;
    void evaluateSurface(state).then((next) => {
      if (!isLatest) return;
      setAnswer(next);
      if (next.state !== first.state) announce(summaryOf(next, words));
    });
    return () => {
      isLatest = false;
    };
  }, [state, announce, words, first.state]);

  const outKey = state.without.join();
  useEffect(() => {
    let isLatest = true;
    void scoreSurface(state.without).then((scored) => {
      if (isLatest) setScore(scored);
    });
    return () => {
      isLatest = false;
    };
    // The list is made anew with every state; what counts is what stands in it.
  }, [outKey]);

  const isScored = score !== null && score.without.join() === outKey;
  const tone = !isScored ? 'none' : score.failing.length === 0 ? 'allowed' : 'refused';
  const names = state.without.map((id) => words.safeguardNames[id]);
  const { typed, gated, wide } = answer;
  return (
    <WidgetShell widget={widget} label={words.bench}>
      <div class="widget-given">
        <label class="surface-case">
          <span class="widget-label">{words.case}</span>
          <select
            class="widget-select"
            value={state.case}
            onChange={(event) => change({ ...state, case: event.currentTarget.value })}
          >
            {[
              { label: words.eleven, cases: elevenCases },
              { label: words.further, cases: moreCases },
            ].map(({ label, cases }) => (
              <optgroup key={label} label={label}>
                {cases.map(({ id }) => (
                  <option key={id} value={id}>
                    {words.caseTitles[id]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <SafeguardChips
          without={state.without}
          words={words}
          onToggle={(one) => change({ ...state, without: toggled(state.without, one) })}
          onClear={() => {
            if (state.without.length > 0) change({ ...state, without: [] });
          }}
        />
      </div>
      <div class="surface-sides">
        <SurfaceSide surface="wide" calls={wide.case.wide.calls} run={wide} words={words} />
        <SurfaceSide surface="gated" calls={gated.case.steps.map(asOperation)} run={gated} words={words} />
        <SurfaceSide surface="typed" calls={typed.case.steps} run={typed} words={words} />
      </div>
      <div class="surface-lower">
        <CallTrace run={typed} without={answer.state.without} words={words} />
        <CatalogCost costs={costs} words={words} />
      </div>
      <p class="widget-result surface-score" data-score data-tone={tone}>
        {names.length === 0 ? words.nothingOut : words.out(names)}{' '}
        {isScored ? words.score(score.failing.length, score.total, score.unwantedEffects) : words.scoring}
      </p>
      <AblationMatrix singles={singles} chosen={state} words={words} onChoose={change} />
      <LiveRegion text={widget.announcement} />
    </WidgetShell>
  );
}

/** What a case came to on every surface, in a sentence for who does not see it. */
function summaryOf(answer: SurfaceAnswer, words: SurfaceWords): string {
  return (['wide', 'gated', 'typed'] as const)
    .map((surface) => `${words[surface]}: ${answer[surface].passed ? words.passes : words.fails}.`)
    .join(words.gap);
}
