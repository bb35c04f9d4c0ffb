import { expect, type Locator } from '@playwright/test';

/** The field is marked as invalid, and its message belongs to it. */
export async function expectInvalid(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}
