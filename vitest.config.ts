import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,art,content,contract,server,site,tests,tools}/**/*.test.{ts,tsx}'],
    // The colours are read from the style sheet that defines them; other styles are of no use to a test.
    css: { include: /tokens\.css/ },
    // Tests open databases, listen on ports and render pages; on a busy machine that takes its time.
    testTimeout: 20_000,
  },
});
