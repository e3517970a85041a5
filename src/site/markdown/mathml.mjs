import katex from 'katex';
import { defineMdastPlugin } from 'satteri';

/**
 * Draws `$…$` and `$$…$$` as MathML when the page is built, so that a reader loads no fonts, styles or scripts for it.
 * A formula that does not parse stops the build and is named.
 */
export const mathml = defineMdastPlugin({
  name: 'mathml',
  math: (node, context) => context.replaceNode(node, raw(node.value, true)),
  inlineMath: (node, context) => context.replaceNode(node, raw(node.value, false)),
});

/** One formula as MathML; `display` puts it on a line of its own. */
export function toMathml(tex, display) {
  return katex.renderToString(tex, { output: 'mathml', displayMode: display, throwOnError: true });
}

function raw(tex, display) {
  return { raw: toMathml(tex, display), mdxExpressions: false };
}
