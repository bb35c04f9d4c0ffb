/**
 * Lists what the development server has imported once it runs: a change of it starts the process again. The texts of pages are among it, since the Office
 * shows what each was written with. Paths from the root of the project.
 */
export const serverSources = {
  folders: ['api', 'brand', 'content', 'contract', 'server'],
  files: ['brand.config.ts'],
};
