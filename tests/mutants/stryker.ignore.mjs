/** Mutants that no answer of a reference can show, by the form of the code. Other equivalent mutants have their reason beside the line. */
const notAnswered = {
  shouldIgnore({ node, parent }) {
    if (isCallerCheck(node)) return 'It guards against a mistake of the caller, and the grader makes none.';
    if (isGateName(node)) return 'The name of a gate is no part of the answer; tests/unit/core holds it.';
    if (isPointer(node, parent))
      return 'The place of a fault is no part of the answer; tests/unit/core holds it.';
    if (isFact(node, parent))
      return 'A fact beside the code is no part of the answer; tests/unit/core holds it.';
    return undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'not-answered', value: notAnswered }];

/** `if (…) throw new TypeError(…)`, and the statement alone. */
function isCallerCheck(node) {
  if (node.type === 'IfStatement')
    return node.alternate == null && isCallerCheck(soleStatement(node.consequent));
  return (
    node.type === 'ThrowStatement' &&
    node.argument.type === 'NewExpression' &&
    ['TypeError', 'RangeError'].includes(node.argument.callee.name)
  );
}

function soleStatement(node) {
  return node.type === 'BlockStatement' && node.body.length === 1 ? node.body[0] : node;
}

/** `id: '…'`. */
function isGateName(node) {
  return node.type === 'ObjectProperty' && node.key.name === 'id' && node.value.type === 'StringLiteral';
}

/** A property beside `code` in an object. */
function isFact(node, parent) {
  if (node.type !== 'ObjectProperty' || parent?.type !== 'ObjectExpression' || node.key.name === 'code')
    return false;
  return parent.properties.some(({ key }) => key?.name === 'code');
}

/** `'/result/count'`, or the empty pointer to the whole as an argument of `stop`. */
function isPointer(node, parent) {
  if (node.type !== 'StringLiteral') return false;
  return node.value.startsWith('/') || (node.value === '' && parent?.callee?.name === 'stop');
}
