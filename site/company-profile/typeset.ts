import { bytesOf, compileDocument } from '#site/typst/compile-document.ts';
import { themeSource } from '#site/typst/theme.ts';
import type { profileData } from './profile-data.ts';

const templates = import.meta.glob<string>('./template/*.typ', { eager: true, query: '?raw', import: 'default' });
/** Cut to their places by the build (tools/profile-pictures.ts), as `data:` URLs. */
const pictures = import.meta.glob<string>('./pictures/*.jpg', { eager: true, query: '?inline', import: 'default' });

const mapped = <From, To>(files: Record<string, From>, folder: string, as: (file: From) => To) =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(folder, ''), as(file)]));

/** Sets `template/main.typ` with the pictures and these data at hand. */
export const typeset = (data: ReturnType<typeof profileData>): Promise<Buffer> =>
  compileDocument({
    name: 'company profile',
    sources: { '/theme.typ': themeSource, ...mapped(templates, './template', (source) => source) },
    files: mapped(pictures, '.', bytesOf),
    data,
  });
