import {
  Activity,
  AppWindow,
  Brush,
  Camera,
  Cloud,
  Cpu,
  HardDrive,
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
import type { Content } from '#site/content/content.ts';

type ServicePage = keyof Content<'navigation'>['pages'];
type ServiceGroup = 'programming' | 'hardware';

/** The services in the order of the menus. */
export const serviceMenu = {
  groups: {
    programming: ['pointOfSale', 'mobileApp', 'website', 'windows'],
    hardware: ['cctv', 'pc', 'network'],
  },
  core: ['cyberSecurity', 'networking', 'monitoringInnovation', 'establishedRebuild', 'cloudServices', 'ai', 'maintenance'],
  marketing: ['designBranding', 'digitalMarketing', 'socialMedia', 'contentCreation', 'photographyVideo', 'seo'],
} as const satisfies { groups: Record<ServiceGroup, ServicePage[]>; core: ServicePage[]; marketing: ServicePage[] };

export const groupIcons: Record<ServiceGroup, LucideIcon> = { programming: AppWindow, hardware: HardDrive };

/** The icon of a service in the mega-menu; one that is missing does not compile. */
export const serviceIcons: Record<(typeof serviceMenu)['core' | 'marketing'][number], LucideIcon> = {
  cyberSecurity: Shield,
  networking: Network,
  monitoringInnovation: Activity,
  establishedRebuild: RefreshCw,
  cloudServices: Cloud,
  ai: Cpu,
  maintenance: Wrench,
  designBranding: Brush,
  digitalMarketing: Megaphone,
  socialMedia: Share2,
  contentCreation: PenTool,
  photographyVideo: Camera,
  seo: Search,
};
