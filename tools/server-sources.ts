import { locales } from '#contract/locales';

/** The content that the server itself imports; Vite reloads that of pages. */
const serverTexts = ['application-templates', 'fields', 'mails', 'messages', 'office-mails', 'services'];

/** Lists what the development server has imported once it runs: a change of it starts the process again. Paths from the root of the project. */
export const serverSources = {
  folders: ['api', 'brand', 'contract', 'server'],
  files: [
    'brand.config.ts',
    'content/locales.ts',
    ...locales.flatMap((locale) => serverTexts.map((name) => `content/${locale}/${name}.ts`)),
  ],
};
