import { useEffect, useState } from 'preact/hooks';
import { explain } from '#grader/messages/explain.ts';
import type { Locale } from '#i18n/locale.ts';
import { wordsOf } from './messages/index.ts';
import type { EndedRun } from './useRun.ts';

interface Props {
  readonly locale: Locale;
  readonly running: boolean;
  readonly ended: EndedRun | null;
}

/** How long the region stands empty before it speaks, so that equal words are a change, in milliseconds. */
const EMPTY_MS = 60;

/**
 * Says to a screen reader that a run is on and what came of it. The region is there before it is used, and is emptied
 * in between, so that an equal verdict is announced again.
 */
export function Announcer({ locale, running, ended }: Props) {
  const [text, setText] = useState('');
  const number = ended?.number ?? 0;
  useEffect(() => {
    setText('');
    if (!running && ended === null) return;
    const say = running ? wordsOf[locale].running : sentence(ended, locale);
    const timer = window.setTimeout(() => setText(say), EMPTY_MS);
    return () => window.clearTimeout(timer);
  }, [running, number]);
  return (
    <p class="visually-hidden" role="status">
      {text}
    </p>
  );
}

function sentence(ended: EndedRun | null, locale: Locale): string {
  if (ended === null) return '';
  const { headline, sentences } = explain(ended.report.verdict, locale);
  const [stop, blank] = locale === 'zh' ? ['。', ''] : ['.', ' '];
  const foreign = ended.isForeign && ended.report.verdict.kind === 'passed';
  const note = foreign ? [wordsOf[locale].foreignPass] : [];
  return [`${headline.replace(/[.。]$/, '')}${stop}`, ...sentences, ...note].join(blank);
}
