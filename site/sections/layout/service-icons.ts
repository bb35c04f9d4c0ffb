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
import { type PageUrl, urls } from '#contract/urls';

/** The icon that stands for a service page in menus. */
export const serviceIcons: Partial<Record<PageUrl, LucideIcon>> = {
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
