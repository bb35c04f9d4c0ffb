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
import type { navigation } from '#content/en/navigation';
import { urls } from '#contract/urls';

type Services = typeof navigation.services;

/** The entries of the menu that have an icon of their own. */
type IconUrl = Services['core']['groups' | 'entries'][number]['href'] | Services['marketing']['entries'][number]['href'];

/** The icon of a service page in menus; one that is missing does not compile. */
export const serviceIcons: Record<IconUrl, LucideIcon> = {
  [urls.pointOfSale]: AppWindow,
  [urls.cctv]: HardDrive,
  [urls.cyberSecurity]: Shield,
  [urls.networking]: Network,
  [urls.monitoringInnovation]: Activity,
  [urls.establishedRebuild]: RefreshCw,
  [urls.cloudServices]: Cloud,
  [urls.ai]: Cpu,
  [urls.maintenance]: Wrench,
  [urls.designBranding]: Brush,
  [urls.digitalMarketing]: Megaphone,
  [urls.socialMedia]: Share2,
  [urls.contentCreation]: PenTool,
  [urls.photographyVideo]: Camera,
  [urls.seo]: Search,
};
