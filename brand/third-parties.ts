import type { BrandConfig } from './schema.ts';

export type ThirdParties = NonNullable<BrandConfig['thirdParties']>;

const originOf = (url: string) => new URL(url).origin;

/** The hosts that the script of others is loaded from. */
export const scriptHosts = ({ analytics }: ThirdParties): string[] =>
  analytics ? [...new Set([originOf(analytics.script), ...(analytics.scriptHosts ?? [])])] : [];

/** The hosts that it reports to. */
export const connectionHosts = ({ analytics }: ThirdParties): string[] => [...new Set(analytics?.connectionHosts)];

/** The host of what is shown in a frame. */
export const frameHosts = ({ map }: ThirdParties): string[] => (map ? [originOf(map.frame)] : []);
