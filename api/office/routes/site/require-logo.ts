import type { FileStore } from '../../../files/file-store.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isUsableLogo } from '../../../services/office/logos/keep-logo.ts';

/**
 * @param field in which it stands
 * @throws {Refusal} 422 for a logo or a portrait that was swept, or that never was one; an entry without one is fine.
 */
export async function requireLogo(files: FileStore, logo: string | null | undefined, field = 'logo'): Promise<void> {
  const message = { key: 'office.logoGone' } as const;
  if (logo && !(await isUsableLogo(files, logo))) throw new Refusal(422, message, { [field]: message });
}
