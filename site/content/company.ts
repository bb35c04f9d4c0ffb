import { AsyncLocalStorage } from 'node:async_hooks';
import { type Brand, type Brands, brands } from '#brand';
import { changedBrands } from '#brand/changes';
import type { CompanyValues } from '#contract/company';
import { applicationRetentionMonths } from '#contract/limits';
import type { Locale } from '#contract/locales';
import { pageOfService, type ServiceId, serviceIds } from '#contract/services';
import type { PageName } from '#contract/urls';

const current = new AsyncLocalStorage<{ brands: Brands; values: CompanyValues }>();

/** The company of the page that is being rendered: the same object as long as nothing is changed, so that texts can be cached by it. */
export const currentBrands = (): Brands => current.getStore()?.brands ?? brands;

/** The company by the language of the page that names it, with what was changed in the Office. Called while a page is rendered. */
export const companyIn = (locale: Locale): Brand => currentBrands()[locale];

/** Months for which an application is kept at most, for the privacy policy. Called while a page is rendered. */
export const keptMonths = (): number => current.getStore()?.values.keepApplicationsMonths ?? applicationRetentionMonths;

/** Whether the site has a page: that of a service which the company does not offer is none. Called while a page is rendered. */
export const isOffered = (page: PageName): boolean => !(current.getStore()?.values.servicesOff as PageName[] | undefined)?.includes(page);

/** The services that no review can be about any more. Called while a page is rendered. */
export const servicesOff = (): ServiceId[] => serviceIds.filter((service) => !isOffered(pageOfService[service]));

/** Renders something for the company with these changes. */
export const withCompany = <T>(values: CompanyValues, render: () => T): T => current.run({ brands: changedBrands(values), values }, render);
