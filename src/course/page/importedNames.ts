import { parse } from 'acorn';
import type { PlacedNode } from './mdxTree.ts';

/**
 * Where each name that a page imports comes from.
 * @throws SyntaxError where an import is not JavaScript
 */
export function importedNames(nodes: readonly PlacedNode[]): ReadonlyMap<string, string> {
  const programs = nodes.flatMap(({ node }) =>
    node.type === 'mdxjsEsm' ? [parse(node.value, { ecmaVersion: 'latest', sourceType: 'module' })] : [],
  );
  return new Map(
    programs
      .flatMap(({ body }) => body)
      .flatMap((statement) =>
        statement.type === 'ImportDeclaration'
          ? statement.specifiers.map(({ local }) => [local.name, String(statement.source.value)] as const)
          : [],
      ),
  );
}
