import { expect, test } from '@playwright/test';
import { openDrawingPage } from '../../src/cli/drawingPage.ts';

test('the drawing page reads what Mermaid draws, and writes it as XML', async ({ browser }) => {
  const page = await openDrawingPage(browser);
  const drawn = await page.draw('flowchart LR\n  a["first & <b>"] --> b["second"]\n');
  expect(drawn.name).toBe('svg');
  expect(JSON.stringify(drawn)).toContain('"data-id":"L_a_b_0"');
  expect(
    await page.write({
      name: 'svg',
      attributes: { role: 'img', 'aria-label': 'From "a" to <b>' },
      children: [
        { name: 'text', attributes: { y: '2' }, children: ['x < y & z'] },
        { name: 'rect', attributes: {}, children: [] },
      ],
    }),
  ).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="From &quot;a&quot; to &lt;b&gt;"><text y="2">x &lt; y &amp; z</text><rect/></svg>',
  );
});
