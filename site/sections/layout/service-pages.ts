import {
  Activity,
  Brush,
  Camera,
  Cloud,
  Cpu,
  type LucideIcon,
  Megaphone,
  Network,
  PenTool,
  RefreshCw,
  Search,
  Share2,
  Shield,
  Wrench,
} from 'lucide-react';
import type { Locale } from '#contract/locales';
import type { PageName } from '#contract/urls';
import { content } from '#site/content/content.ts';
import type { Scene } from '#site/share/scene.ts';

/** Describes where a service stands in the menus, and what its sharing picture shows. Those of a nested group have its icon. */
type ServicePlace = { scene: Scene } & (
  | { group: 'core' | 'marketing'; icon: LucideIcon }
  | { group: 'programming' | 'hardware'; icon?: undefined }
);

/** The pages of services, in the order of the menus. Each text has the name by which the menus call it. */
export const servicePages = {
  cyberSecurity: { group: 'core', icon: Shield, scene: { picture: 'shield' } },
  networking: { group: 'core', icon: Network, scene: { picture: 'switches', mirrors: true } },
  monitoringInnovation: { group: 'core', icon: Activity, scene: { picture: 'hexagons', width: 1200, mirrors: true } },
  establishedRebuild: { group: 'core', icon: RefreshCw, scene: { picture: 'rack', width: 1200, mirrors: true } },
  cloudServices: { group: 'core', icon: Cloud, scene: { picture: 'cloud' } },
  ai: { group: 'core', icon: Cpu, scene: { picture: 'chip' } },
  maintenance: { group: 'core', icon: Wrench, scene: { picture: 'tools' } },
  pointOfSale: { group: 'programming', scene: { picture: 'pos-terminal', width: 1180 } },
  mobileApp: { group: 'programming', scene: { picture: 'phone' } },
  website: { group: 'programming', scene: { picture: 'website' } },
  windows: { group: 'programming', scene: { picture: 'keyboard' } },
  cctv: { group: 'hardware', scene: { picture: 'dome' } },
  pc: { group: 'hardware', scene: { picture: 'pc', width: 1100, mirrors: true } },
  network: { group: 'hardware', scene: { picture: 'router' } },
  designBranding: { group: 'marketing', icon: Brush, scene: { picture: 'stationery' } },
  digitalMarketing: { group: 'marketing', icon: Megaphone, scene: { picture: 'target', mirrors: true } },
  socialMedia: { group: 'marketing', icon: Share2, scene: { picture: 'social' } },
  contentCreation: { group: 'marketing', icon: PenTool, scene: { picture: 'nib', width: 1100, mirrors: true } },
  photographyVideo: { group: 'marketing', icon: Camera, scene: { picture: 'camera', width: 1100 } },
  seo: { group: 'marketing', icon: Search, scene: { picture: 'search' } },
} as const satisfies Partial<Record<PageName, ServicePlace>>;
export type ServicePage = keyof typeof servicePages;

const names = Object.keys(servicePages) as ServicePage[];

/** The services of a group, as the menus of a language show them. */
export const servicesOf = (group: ServicePlace['group'], locale: Locale) =>
  names
    .filter((page) => servicePages[page].group === group)
    .map((page) => ({ page, name: content(page, locale).menuName, icon: (servicePages[page] as ServicePlace).icon }));
