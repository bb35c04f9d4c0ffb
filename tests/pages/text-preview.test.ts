import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '#api/testing/office-colleague';
import { localizedPath, siteLocales } from '#contract/locales';
import { textPreviewPath } from '#contract/office/text-preview';
import { urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer } from '#server/testing/test-server';
import { isMarked, readMarks, withoutMarks } from '#site/text-preview/text-marks.ts';

const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));

test('explore', { timeout: 300_000 }, async () => {
  const { app, backend } = await startTestServer({ DEMO: 'on' }, built);
  const editor = await signIn({ app, store: backend.store } as never, 'editor');
  const attrs = new Map<string, Set<string>>();
  for (const locale of siteLocales)
    for (const path of [...Object.values(urls), '/404', '/500']) {
      const preview = await editor.get(textPreviewPath(path, locale));
      const pub = await app.inject(path === '/404' ? localizedPath('/nowhere', locale) : localizedPath(path, locale));
      let html = preview.body;
      if (preview.statusCode !== 200) { console.log(path, preview.statusCode); continue; }
      if (isMarked(pub.body)) console.log('PUBLIC MARKED', path);
      for (const [, name, value] of html.matchAll(/ ([\w-]+)="([^"]*)"/g)) if (isMarked(value)) attrs.set(name, (attrs.get(name) ?? new Set()).add(withoutMarks(value).slice(0, 60)));
      const stripped = withoutMarks(html).replace(/<link rel="stylesheet" href="[^"]*text-preview[^"]*">/, '').replace(/<script type="module" src="[^"]*text-preview[^"]*"[^>]*><\/script>/, '').replace(/<script type="application\/json" id="previewed-texts">.*?<\/script>/s, '');
      if (stripped !== pub.body && path !== '/500') {
        let i = 0; while (stripped[i] === pub.body[i]) i += 1;
        console.log('DIFF', locale, path, '\n  ', stripped.slice(i - 60, i + 120), '\n  ', pub.body.slice(i - 60, i + 120));
      }
    }
  console.log([...attrs].map(([n, v]) => `${n} ${v.size}: ${[...v].slice(0, 5).join(' | ')}`).join('\n'));
});
