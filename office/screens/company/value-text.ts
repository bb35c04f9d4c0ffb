import type { CompanyField, CompanySettings } from '#contract/office/company';
import type { Texts } from '../../content/texts.ts';

/** A value in words, for the note under its field. */
export function valueText(value: CompanySettings[CompanyField] | undefined, text: Texts['company']): string {
  if (value === null || value === undefined || value === '') return text.none;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.join(', ') || text.notify.nobody;
  if (typeof value !== 'object') return String(value);
  if ('en' in value) return [value.en, value.ar].filter(Boolean).join(' · ') || text.none;
  return `${value.latitude}, ${value.longitude}`;
}
