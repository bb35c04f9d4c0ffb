import type { CompanyFields, CompanyValues } from '#contract/company';
import { wordingOf } from '#contract/hours/own-wording';
import { applicationRetentionMonths } from '#contract/limits';
import { config } from '../brand.config.ts';
import { type Brands, brands, brandsOf } from './brand.ts';
import { configuredHours } from './hours.ts';
import type { BrandConfig } from './schema.ts';

/** Returns what the Office can change, as it is configured. */
export function configuredFields({ phone, email, chat, office, hours, social, claims }: BrandConfig = config): CompanyFields {
  const { latitude, longitude } = office;
  return {
    phone,
    email,
    chatNumber: chat?.number ?? null,
    // A company without a chat has no words to begin one: these are for the day when it gets a number.
    chatGreeting: chat?.greeting ?? { en: '' },
    street: office.street,
    city: office.city,
    map: office.map,
    position: { latitude, longitude },
    ...configuredHours(hours),
    facebook: social.facebook ?? null,
    instagram: social.instagram ?? null,
    linkedin: social.linkedin ?? null,
    x: social.x ?? null,
    claimedClients: claims.clients ?? null,
    claimedBranches: claims.branches ?? null,
    claimedServices: claims.services ?? null,
    claimedProjects: claims.projects ?? null,
    claimedProtectedBusinesses: claims.protectedBusinesses ?? null,
    claimedUptime: claims.uptime ?? null,
    claimsMonitoring: claims.monitoringAroundTheClock ?? false,
    claimsSupport: claims.supportAroundTheClock ?? false,
    servicesOff: [],
    keepApplicationsMonths: applicationRetentionMonths,
  };
}

/** A configuration with what was changed in the Office. What a company does without is left out, as its owner would leave it out of the file. */
export function withChanges(values: CompanyValues, base: BrandConfig = config): BrandConfig {
  const fields = { ...configuredFields(base), ...values };
  const { chatNumber, chatGreeting, position, weekHours, hoursOtherwise, hoursExceptions, city } = fields;
  const label = wordingOf(fields, configuredHours(base.hours));
  const { districts, ...office } = base.office;
  // Pictures and districts are those of one city.
  const isSameCity = city.en === base.office.city.en;
  const { chat: _, ...others } = base;
  return {
    ...others,
    phone: fields.phone,
    email: fields.email,
    ...(chatNumber !== null && { chat: { number: chatNumber, greeting: chatGreeting } }),
    social: present({ facebook: fields.facebook, instagram: fields.instagram, linkedin: fields.linkedin, x: fields.x }),
    office: {
      ...office,
      ...position,
      street: fields.street,
      city,
      map: fields.map,
      isPictured: office.isPictured && isSameCity,
      ...(isSameCity && districts && { districts }),
    },
    hours: {
      weekStartsOn: base.hours.weekStartsOn,
      week: weekHours,
      exceptions: hoursExceptions.map(({ week, ...exception }) => ({ ...exception, ...(week && { week }) })),
      ...(label && { label }),
      ...(hoursOtherwise && { otherwise: hoursOtherwise }),
    },
    claims: {
      ...present({
        clients: fields.claimedClients,
        branches: fields.claimedBranches,
        services: fields.claimedServices,
        projects: fields.claimedProjects,
        protectedBusinesses: fields.claimedProtectedBusinesses,
        uptime: fields.claimedUptime,
      }),
      ...(fields.claimsMonitoring && { monitoringAroundTheClock: true }),
      ...(fields.claimsSupport && { supportAroundTheClock: true }),
    },
  };
}

/** Leaves out what is not there. */
const present = <Value, Name extends string>(values: Record<Name, Value | null>): { [Key in Name]?: Value } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as { [Key in Name]?: Value };

let last: { values: string; brands: Brands } = { values: '{}', brands };

/** The company with what was changed in the Office: the same object as long as nothing else is changed. */
export function changedBrands(values: CompanyValues): Brands {
  const text = JSON.stringify(values);
  if (text !== last.values) last = { values: text, brands: text === '{}' ? brands : brandsOf(withChanges(values)) };
  return last.brands;
}
