import { expect, type Locator } from '@playwright/test';
import { fieldTexts } from '#content/en/fields';
import type { AnyFieldTexts } from '#contract/forms/field-texts';
import type { FormDefinition } from '#contract/forms/form-definition';
import { sampleTexts } from '#contract/testing/sample-values';

/** The field is marked as invalid, and its message belongs to it. */
export async function expectInvalid(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** Values of the required fields, by their labels. */
export function labelledTexts(form: FormDefinition): Record<string, string> {
  const { labels }: AnyFieldTexts = fieldTexts[form.name];
  return Object.fromEntries(Object.entries(sampleTexts(form, {})).map(([name, text]) => [labels[name] ?? name, text]));
}

/** Types into a field, or chooses in a list. */
export async function enter(field: Locator, value: string): Promise<void> {
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption(value) : field.fill(value));
}
