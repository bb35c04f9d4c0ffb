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
import type { ServiceId } from '#contract/services';

/** The icon of each service; one that is missing does not compile. */
export const serviceTypeIcons: Record<ServiceId, LucideIcon> = {
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
