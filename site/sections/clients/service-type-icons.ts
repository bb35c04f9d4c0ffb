import {
  Activity,
  AppWindow,
  Cctv,
  Cloud,
  Globe,
  type LucideIcon,
  Monitor,
  Network,
  RefreshCw,
  Router,
  ShieldCheck,
  ShoppingCart,
  Smartphone,
  Sparkles,
  Wrench,
} from 'lucide-react';
import type { ServiceName } from '#contract/services';

/** Every kind of service has an icon of its own. */
export const serviceTypeIcons: Record<ServiceName, LucideIcon> = {
  Network: Router,
  "Pc's": Monitor,
  'CCTV & Smart Home': Cctv,
  'POS Software': ShoppingCart,
  'Phone Application': Smartphone,
  Web: Globe,
  Windows: AppWindow,
  'Cyber Security': ShieldCheck,
  Networking: Network,
  'Monitoring & innovations': Activity,
  'Established & Rebuild': RefreshCw,
  'Cloud Services': Cloud,
  AI: Sparkles,
  Maintenance: Wrench,
};
