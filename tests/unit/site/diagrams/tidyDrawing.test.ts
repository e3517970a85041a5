import { describe, expect, it } from 'vitest';
import { alignRows, bentPath, rowsOf, straightEdge } from '#site/diagrams/alignRows.ts';
import { arrowHead } from '#site/diagrams/arrowHead.ts';
import { diagramSource, turnedFlow } from '#site/diagrams/diagramSource.ts';
import { drawingHash, storedHash, withHash } from '#site/diagrams/drawingHash.ts';
import { elementsOf, type SvgElement, textOf } from '#site/diagrams/svgElement.ts';
import { tidyDrawing } from '#site/diagrams/tidyDrawing.ts';

const svg = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (SvgElement | string)[]
): SvgElement => ({ name, attributes, children });
const edge = (id: string, classes: string, d: string, more: Readonly<Record<string, string>> = {}) =>
  svg('path', { d, id: `d-${id}`, class: classes, style: ';', 'data-et': 'edge', 'data-id': id, ...more });
const node = (id: string, x: number, y: number, words: string) =>
  svg(
    'g',
    { class: 'node default', id: `d-flowchart-${id}-0`, transform: `translate(${x}, ${y})` },
    svg('rect', {
      class: 'basic label-container',
      style: 'fill:#fff',
      x: '-20.04',
      y: '-10',
      width: '40.08',
      height: '20',
    }),
    svg(
      'g',
      { class: 'label' },
      svg(
        'text',
        { y: '-10.1' },
        svg(
          'tspan',
          { class: 'text-outer-tspan row', x: '0' },
          svg('tspan', { class: 'text-inner-tspan' }, words),
        ),
      ),
    ),
  );
const drawnWith = (edgeId: string) =>
  svg(
    'svg',
    { id: 'd', viewBox: '0 0 300 100' },
    svg(
      'g',
      {},
      svg(
        'marker',
        { id: 'd_end', class: 'marker' },
        svg('path', { d: 'M 0 0 L 10 5 z', style: 'fill:#333' }),
      ),
      edge(edgeId, 'flowchart-link', 'M20,10L76,20', { 'marker-end': 'url(#d_end)' }),
      edge('L_b_b_b_0', 'flowchart-link', 'M120,20L176,90', { 'marker-end': 'url(#d_end)' }),
      edge('L_a_b_1', 'edge-thickness-invisible', 'M20,10L80,20'),
      node('a', 0, 10, 'first & more'),
      node('b', 100, 20, 'second'),
      node('b_b', 200, 90, 'third'),
    ),
  );

describe('tidyDrawing', () => {
  const tidy = tidyDrawing(drawnWith('L_a_b_0'), { title: 'From "a" to b', variant: 'wide' });
  const everything = elementsOf(tidy);
  const withClass = (name: string) => everything.filter(({ attributes }) => attributes['class'] === name);
  const nodeNamed = (id: string) =>
    withClass('node').find(({ attributes }) => attributes['data-node'] === id)?.attributes['transform'];

  it('names what is drawn and says what it shows', () => {
    expect(tidy.attributes).toMatchObject({ role: 'img', 'aria-label': 'From "a" to b' });
    const names = everything.flatMap(
      ({ attributes }) => attributes['data-node'] ?? attributes['data-edge'] ?? [],
    );
    expect(names).toEqual(['a-b', 'b-b_b', 'a', 'b', 'b_b']);
  });

  it('keeps no id, no style, no colour and no marker', () => {
    const kept = new Set(everything.flatMap(({ attributes }) => Object.keys(attributes)));
    for (const name of ['id', 'style', 'fill', 'stroke', 'marker-end']) expect(kept).not.toContain(name);
    expect(everything.map(({ name }) => name)).not.toContain('marker');
    expect(JSON.stringify(tidy)).not.toMatch(/#[0-9a-f]{3}/i);
  });

  it('keeps the words', () => {
    expect(everything.filter(({ name }) => name === 'text').map(textOf)).toContain('first & more');
  });

  it('puts a row on one line, and the edge between its neighbours with it', () => {
    expect(nodeNamed('a')).toBe('translate(0, 20)');
    expect(nodeNamed('b')).toBe('translate(100, 20)');
    expect(withClass('line')[0]?.attributes['d']).toBe('M20,20L76,20');
    expect(withClass('arrow')[0]?.attributes['d']).toBe('M80 20L72 24L72 16Z');
  });

  it('gives every node a mark', () => {
    expect(withClass('mark')).toHaveLength(3);
  });

  it.each([
    ['an edge to nowhere', drawnWith('L_a_x_0'), /joins nodes that are not drawn/],
    ['an empty drawing', svg('svg', {}, svg('g', {})), /Nothing is drawn/],
  ])('refuses %s', (_, drawn, message) => {
    expect(() => tidyDrawing(drawn, { title: 't', variant: 'wide' })).toThrow(message);
  });
});

describe('the parts of a drawing', () => {
  it('an arrow head points along the end of its line', () => {
    expect(arrowHead('M0,0L0,10')).toBe('M0 14L-4 6L4 6Z');
    expect(arrowHead('M0,0L10,0L10,0')).toBe('M14 0L6 4L6 -4Z');
  });

  it('invisible links chain into rows', () => {
    expect(
      rowsOf([
        ['a', 'b'],
        ['x', 'y'],
        ['b', 'c'],
      ]),
    ).toEqual([
      ['a', 'b', 'c'],
      ['x', 'y'],
    ]);
  });

  it('a row moves across its direction only', () => {
    const size = { width: 10, height: 10 };
    const nodes = new Map([
      ['a', { x: 0, y: 1, ...size }],
      ['b', { x: 50, y: 9, ...size }],
      ['c', { x: 90, y: 9, ...size }],
    ]);
    expect(alignRows(nodes, [['a', 'b', 'c']], 'y').get('a')).toEqual({ x: 0, y: 9, ...size });
    expect(straightEdge({ x: 0, y: 0, ...size }, { x: 50, y: 0, ...size }, 'y')).toBe('M5,0L41,0');
    expect(straightEdge({ x: 0, y: 0, ...size }, { x: 0, y: 50, ...size }, 'x')).toBe('M0,5L0,41');
  });

  it('a path whose ends move keeps its shape between them', () => {
    expect(bentPath('M0,0L10,0L20,-5', [0, 30], [0, -30])).toBe('M0,30L10,0L20,-35');
  });
});

describe('a source', () => {
  const text = '%% title: T\n%% text: In words.\nflowchart LR\n  a --> b\n';

  it('is read, and turned for each variant', () => {
    const source = diagramSource('x.mmd', text);
    expect(source).toEqual({ title: 'T', text: 'In words.', flow: 'flowchart LR\n  a --> b\n' });
    expect(turnedFlow(source, 'wide')).toBe('flowchart LR\n  a --> b\n');
    expect(turnedFlow(source, 'narrow')).toBe('flowchart TD\n  a --> b\n');
  });

  it.each([
    ['no title', text.replace('title', 'name'), /x\.mmd: the first line/],
    ['no text twin', text.replace('%% text', '%% words'), /x\.mmd: the second line/],
    ['no flowchart', text.replace('flowchart', 'sequence'), /x\.mmd: the drawing must be/],
  ])('with %s is refused by file and line', (_, content, message) => {
    expect(() => diagramSource('x.mmd', content)).toThrow(message);
  });

  it('is found again in the drawing by its hash, which every part of it changes', () => {
    const hash = drawingHash(text, 'wide', '1.0.0');
    expect(storedHash(withHash('<svg/>', hash))).toBe(hash);
    expect(storedHash('<svg/>')).toBeNull();
    const others = [
      drawingHash(`${text} `, 'wide', '1.0.0'),
      drawingHash(text, 'narrow', '1.0.0'),
      drawingHash(text, 'wide', '1.0.1'),
    ];
    for (const other of others) expect(other).not.toBe(hash);
    expect(drawingHash(text.replaceAll('\n', '\r\n'), 'wide', '1.0.0')).toBe(hash);
  });
});
