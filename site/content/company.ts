import { AsyncLocalStorage } from 'node:async_hooks';
import { type Brand, type Brands, brands } from '#brand';
import { changedBrands } from '#brand/changes';
import type { CompanyValues } from '#contract/company';
import { applicationRetentionMonths } from '#contract/limits';
import type { Locale } from '#contract/locales';

const current = new AsyncLocalStorage<{ brands: Brands; values: CompanyValues }>();

/** The company of the page that is being rendered: the same object as long as nothing is changed, so that texts can be cached by it. */
export const currentBrands = (): Brands => current.getStore()?.brands ?? brands;

/** The company by the language of the page that names it, with what was changed in the Office. Called while a page is rendered. */
export const companyIn = (locale: Locale): Brand => currentBrands()[locale];

/** Months for which an application is kept at most, for the privacy policy. Called while a page is rendered. */
export const keptMonths = (): number => current.getStore()?.values.keepApplicationsMonths ?? applicationRetentionMonths;

/** Renders something for the company with these changes. */
export const withCompany = <T>(values: CompanyValues, render: () => T): T => current.run({ brands: changedBrands(values), values }, render);
