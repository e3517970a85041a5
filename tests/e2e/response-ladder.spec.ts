import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '#i18n/locale.ts';

const lesson = (locale: Locale) => `${locale}/lessons/response-classification/`;
const linkTo = (value: unknown) =>
  `#response-ladder=${Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')}`;
const frame = (id: string, result: string) => `{"jsonrpc": "2.0", "id": ${id}, "result": ${result}}`;

async function openLadder(page: Page, address = lesson('en')) {
  await page.goto(address);
  const ladder = page.locator('[data-widget="response-ladder"]');
  // It wakes when it is seen.
  await ladder.scrollIntoViewIfNeeded();
  await expect(ladder).toHaveAttribute('data-ready', '');
  return {
    ladder,
    message: ladder.getByRole('textbox', { name: /^(The message|The line|消息|读到)/ }),
    answer: (id: 'class' | 'executed' | 'decision') => ladder.locator(`[data-answer="${id}"]`),
    rung: (id: string) => ladder.locator(`[data-step="${id}"]`),
    situation: (id: string) => ladder.locator(`[data-situation="${id}"]`),
    light: (id: string) => page.locator(`[data-diagram="response-ladder"] [data-node="${id}"]`),
    announcement: ladder.locator('[data-announcement]'),
  };
}

test('every keystroke is read: rungs, three answers, the part it stops at, and the diagram', async ({
  page,
}) => {
  const { ladder, message, answer, rung, light } = await openLadder(page);
  await message.fill(frame('2', '{"content": [], "structuredContent": {"count": "3"}}'));
  await expect(answer('class')).toContainText('contract_violation');
  await expect(answer('executed')).toContainText('It ran');
  await expect(ladder.locator('.ladder-besides')).toContainText('/count breaks type.');
  await expect(ladder.locator('mark')).toHaveText('"3"');
  await expect(rung('identity')).toHaveAttribute('data-verdict', 'passed');
  await expect(rung('output')).toHaveAttribute('data-verdict', 'refused');
  await expect(rung('evidence')).toHaveAttribute('data-verdict', 'not-reached');
  for (const drawing of await light('output_schema_error').all())
    await expect(drawing).toHaveAttribute('data-state', 'refused');

  await message.fill(frame('2', '{"content": [], "structuredContent": {"count": 3}}'));
  await expect(answer('class')).toContainText('ok');
  await expect(rung('evidence')).toHaveAttribute('data-verdict', 'verify');
  for (const drawing of await light('done').all())
    await expect(drawing).toHaveAttribute('data-state', 'not-reached');

  await message.fill('{\n  "id": 2,\n}');
  await expect(ladder.locator('[data-problem="true"]')).toHaveText('Line 3, column 1: } cannot stand here.');
  await expect(answer('class')).toContainText('Nothing is read');
  await expect(rung('arrival')).toHaveAttribute('data-verdict', 'not-reached');
  for (const drawing of await light('transport').all())
    await expect(drawing).toHaveAttribute('data-state', 'idle');
});

test('ids, call, effect and schema are part of the reading, and another revision reads otherwise', async ({
  page,
}) => {
  const { ladder, answer, situation } = await openLadder(page);
  await situation('fits').click();
  await ladder.getByRole('textbox', { name: 'Id as sent' }).fill('"2"');
  await expect(answer('class')).toContainText('not_my_answer');
  await ladder.getByRole('textbox', { name: 'Id as sent' }).fill('2');
  await ladder.getByRole('textbox', { name: 'Output schema' }).fill('{"maxProperties": 0}');
  await expect(answer('class')).toContainText('contract_violation');
  await ladder.getByRole('textbox', { name: 'Output schema' }).fill('{"nullable": true}');
  await expect(ladder).toContainText('Annotations here, not checked: nullable.');
  await expect(answer('class')).toContainText('ok');
  await ladder
    .getByRole('textbox', { name: 'Output schema' })
    .fill('{"$schema": "http://json-schema.org/draft-04/schema#"}');
  await expect(answer('class')).toContainText('cannot_be_checked');
  await expect(answer('decision')).toContainText('use_unchecked_and_flag');

  // How formats are checked comes when a schema names one.
  await ladder
    .getByRole('textbox', { name: 'Output schema' })
    .fill('{"properties": {"day": {"format": "date"}}}');
  await expect(answer('class')).toContainText('ok');

  await situation('timeout-read').click();
  await expect(answer('decision')).toContainText('retry_ok_with_limits');
  await ladder.getByRole('radio', { name: 'not known' }).check({ force: true });
  await expect(answer('decision')).toContainText('reconcile_first');

  await situation('fits').click();
  await ladder.getByRole('radio', { name: /^2026-07-28/ }).check({ force: true });
  await expect(answer('class')).toContainText('resultType is missing');
  const clause = ladder.locator('[data-difference="result_type"] a');
  await expect(clause).toHaveAttribute(
    'href',
    /^https:\/\/modelcontextprotocol\.io\/specification\/2026-07-28\//,
  );
  await expect(ladder.locator('[data-revision="2025-11-25"]')).toHaveAttribute('data-differs', 'true');
});

for (const locale of ['en', 'zh'] as const) {
  test(`each situation opens with one click, and nothing of its reading runs over a phone's edge (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { ladder } = await openLadder(page, lesson(locale));
    const opened = await ladder.evaluate(async (root) => {
      const seen = [];
      for (const chip of root.querySelectorAll<HTMLElement>('[data-situation]')) {
        chip.click();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        seen.push({
          id: chip.dataset['situation'],
          pressed: root.querySelectorAll('[data-situation][aria-pressed="true"]').length,
          isPressed: chip.getAttribute('aria-pressed'),
          says: [...root.querySelectorAll('[data-answer] code')].every((code) => code.textContent !== ''),
          fits: document.documentElement.scrollWidth <= 360,
        });
      }
      return seen;
    });
    expect(opened.length).toBeGreaterThanOrEqual(20);
    for (const { id, ...found } of opened) {
      expect([id, found]).toEqual([id, { pressed: 1, isPressed: 'true', says: true, fits: true }]);
    }
  });
}

test('all of it can be done by keyboard, and what changes is announced', async ({ page }) => {
  const { ladder, message, answer, announcement } = await openLadder(page);
  await message.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(frame('7', '{}'));
  await expect(announcement).toContainText('What is it to this call? not my answer.');
  await page.keyboard.press('Tab');
  await expect(ladder.getByRole('combobox', { name: 'The call' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(ladder.getByRole('radio', { name: 'writes' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(ladder.getByRole('radio', { name: 'not known' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(ladder.getByRole('textbox', { name: 'Id as sent' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7');
  await expect(answer('class')).toContainText('content is missing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(ladder.getByRole('radio', { name: /^2025-11-25/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(answer('class')).toContainText('resultType is missing');
});

test('a link carries the state, brings the ladder into view, and is data whatever stands in it', async ({
  page,
}) => {
  const events: string[] = [];
  page.on('pageerror', (error) => events.push(error.message));
  const good = {
    came: 'frame',
    text: '{"jsonrpc": "2.0", "id": 2, "result": {"isError": "<img src=x onerror=alert(1)>"}}',
    id: '2',
    gaveUp: '',
    call: 'writes',
    effect: 'write',
    schema: '',
    revision: '2024-11-05',
  };
  await page.goto(lesson('en') + linkTo(good));
  const ladder = page.locator('[data-widget="response-ladder"]');
  await expect(ladder).toHaveAttribute('data-ready', '');
  await expect(ladder.locator('[data-link="opened"]')).toBeVisible();
  await expect(ladder).toBeInViewport();
  await expect(ladder).toBeFocused();
  await expect(ladder.locator('[data-answer="class"]')).toContainText('isError is there and is no boolean.');
  await expect(ladder.locator('mark')).toHaveText('"<img src=x onerror=alert(1)>"');
  await expect(ladder.locator('img')).toHaveCount(0);
  await expect(ladder.getByRole('radio', { name: /^2024-11-05/ })).toBeChecked();

  for (const [hash, fault] of [
    [linkTo({ ...good, revision: 'latest' }), 'not-a-state'],
    ['#response-ladder=%%%', 'not-base64url'],
    [`#response-ladder=${'A'.repeat(20_000)}`, 'too-long'],
  ]) {
    await page.evaluate((next) => {
      window.location.hash = next ?? '';
    }, hash);
    await expect(ladder.locator(`[data-link="${fault}"]`)).toBeVisible();
    await expect(ladder.locator('[data-situation="is-error-with-data"]')).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  expect(events).toEqual([]);
});

test('nothing jumps while somebody types', async ({ page }) => {
  const { ladder, message } = await openLadder(page);
  const gallery = ladder.locator('.gallery');
  const top = async () => (await gallery.boundingBox())?.y;
  await message.fill(frame('2', '{"content": [], "structuredContent": {"count": 3}}'));
  const before = await top();
  for (const text of [
    frame('2', '{"content": [], "structuredContent": {"count": 3}').slice(0, -1),
    frame('"2"', '{"content": []}'),
    frame('2', '{"content": [{"type": "text", "text": "{}"}], "structuredContent": {"count": -1.5}}'),
    '{"jsonrpc": "2.0", "id": 2, "error": {"code": -32602, "message": "no"}}',
    '[]',
    '',
  ]) {
    await message.fill(text);
    expect([text, await top()]).toEqual([text, before]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the situations stand there as a table', async ({ page }) => {
    await page.goto(lesson('zh'));
    const rows = page.locator('.widget-static [data-case]');
    expect(await rows.count()).toBeGreaterThanOrEqual(20);
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('[data-case="fits"] .outcome-verify')).toBeVisible();
    await expect(page.locator('[data-case="timeout-write"]')).toContainText('先回查状态');
    await expect(page.locator('[data-widget="response-ladder"]')).toBeHidden();
  });
});
