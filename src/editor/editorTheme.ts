import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the site's colours. They are variables, so a change of theme needs no new editor. */
export const editorTheme: Extension = [
  EditorView.theme({
    '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
    '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--ink)' },
    '.cm-line': { padding: '0 0.75rem 0 0.5rem' },
    '.cm-gutters': { backgroundColor: 'var(--code)', color: 'var(--ink-2)', border: 'none' },
    '.cm-gutter.cm-lineNumbers': { width: '2.25rem' },
    '.cm-lineNumbers .cm-gutterElement': { padding: '0', minWidth: '0' },
    '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'transparent',
      outline: '1px solid var(--accent)',
    },
    '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
      backgroundColor: 'transparent',
      outline: '1px solid var(--refused)',
    },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: 'underline 2px var(--refused)',
      textUnderlineOffset: '3px',
    },
    '.cm-tooltip': {
      backgroundColor: 'var(--card)',
      color: 'var(--ink)',
      border: '1px solid var(--line)',
      borderRadius: '6px',
      maxWidth: 'min(36rem, 90vw)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxWidth: 'min(28rem, 90vw)' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--accent)',
      color: 'var(--on-accent)',
    },
    '.cm-tooltip-hover': { overflow: 'auto' },
    '.cm-diagnostic': { whiteSpace: 'pre-wrap' },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--refused)' },
    '.cm-type-info': { padding: '0.4rem 0.6rem', whiteSpace: 'pre-wrap', fontFamily: 'var(--mono)' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.keyword, tags.operatorKeyword, tags.bool, tags.null], color: 'var(--verify)' },
      { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--allowed)' },
      { tag: [tags.number], color: 'var(--unknown)' },
      { tag: [tags.typeName, tags.className, tags.propertyName], color: 'var(--accent)' },
      { tag: [tags.comment], color: 'var(--ink-2)' },
      { tag: [tags.invalid], color: 'var(--refused)' },
    ]),
  ),
];
