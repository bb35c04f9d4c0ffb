// What people edit: the company's data and the texts. Prints what is wrong with them, in the words of the build.
import { checkAllTexts } from './check-texts.ts';

try {
  await import('./check-brand.ts');
  await checkAllTexts();
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
