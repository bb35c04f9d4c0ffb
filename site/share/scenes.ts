import type { urls } from '#contract/urls';
import type { PictureName } from '../pictures/picture.tsx';

/** Describes what the sharing picture of a page shows beside its headline. */
export interface Scene {
  /** Without one the company's mark is drawn in outline. */
  picture?: PictureName;
  /** The picture is drawn this wide, in pixels. */
  width?: number;
  /** Has no lettering, mark or geography that would read backwards: turned round for a text from right to left. */
  mirrors?: boolean;
  /** Dark text on a light ground. */
  light?: boolean;
}

type IndexedPage = Exclude<keyof typeof urls, 'services' | 'blog' | 'login'>;

export const scenes: Record<IndexedPage, Scene> = {
  home: { picture: 'hero', width: 1200, mirrors: true },
  contact: { picture: 'city-night', width: 1200, mirrors: true },
  about: { picture: 'city-relief', width: 1120, mirrors: true },
  careers: { picture: 'badge', width: 1200 },
  clients: { picture: 'laptop' },
  ourGroup: { picture: 'globe' },
  termsConditions: {},
  privacyPolicy: { light: true },

  cyberSecurity: { picture: 'shield' },
  cloudServices: { picture: 'cloud' },
  networking: { picture: 'switches', mirrors: true },
  ai: { picture: 'chip' },
  monitoringInnovation: { picture: 'hexagons', width: 1200, mirrors: true },
  establishedRebuild: { picture: 'rack', width: 1200, mirrors: true },
  maintenance: { picture: 'tools' },

  pointOfSale: { picture: 'pos-terminal', width: 1180 },
  mobileApp: { picture: 'phone' },
  website: { picture: 'website' },
  windows: { picture: 'keyboard' },

  cctv: { picture: 'dome' },
  pc: { picture: 'pc', width: 1100, mirrors: true },
  network: { picture: 'router' },

  digitalMarketing: { picture: 'target', mirrors: true },
  designBranding: { picture: 'stationery' },
  socialMedia: { picture: 'social' },
  contentCreation: { picture: 'nib', width: 1100, mirrors: true },
  seo: { picture: 'search' },
  photographyVideo: { picture: 'camera', width: 1100 },
};
