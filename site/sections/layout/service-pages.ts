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
import { type ServiceFamily, type ServiceLead, type ServicePage, serviceFamilies, serviceLeads } from '#contract/services';
import { isOffered } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import type { PictureName } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import type { Scene } from '#site/share/scene.ts';

/** Stands for a service in the menus, and in its sharing picture. Those of a nested group have the icon of the group. */
interface ServiceLook {
  icon?: LucideIcon;
  /** Its picture is that at the head of the page. */
  scene: Scene & { picture: PictureName };
}

export const serviceLooks: Readonly<Record<ServicePage, ServiceLook>> = {
  cyberSecurity: { icon: Shield, scene: { picture: 'shield' } },
  networking: { icon: Network, scene: { picture: 'switches', mirrors: true } },
  monitoringInnovation: { icon: Activity, scene: { picture: 'hexagons', width: 1200, mirrors: true } },
  establishedRebuild: { icon: RefreshCw, scene: { picture: 'rack', width: 1200, mirrors: true } },
  cloudServices: { icon: Cloud, scene: { picture: 'cloud' } },
  ai: { icon: Cpu, scene: { picture: 'chip' } },
  maintenance: { icon: Wrench, scene: { picture: 'tools' } },
  pointOfSale: { scene: { picture: 'pos-terminal', width: 1180 } },
  mobileApp: { scene: { picture: 'phone' } },
  website: { scene: { picture: 'website' } },
  windows: { scene: { picture: 'keyboard' } },
  cctv: { scene: { picture: 'dome' } },
  pc: { scene: { picture: 'pc', width: 1100, mirrors: true } },
  network: { scene: { picture: 'router' } },
  designBranding: { icon: Brush, scene: { picture: 'stationery' } },
  digitalMarketing: { icon: Megaphone, scene: { picture: 'target', mirrors: true } },
  socialMedia: { icon: Share2, scene: { picture: 'social' } },
  contentCreation: { icon: PenTool, scene: { picture: 'nib', width: 1100, mirrors: true } },
  photographyVideo: { icon: Camera, scene: { picture: 'camera', width: 1100 } },
  seo: { icon: Search, scene: { picture: 'search' } },
};

/** The services of a family that the company offers, as the menus of a language show them. Called while a page is rendered. */
export const servicesOf = (family: ServiceFamily, locale: Locale) =>
  serviceFamilies[family]
    .filter(isOffered)
    .map((page) => ({ page, name: content('servicePageNames', locale)[page], icon: serviceLooks[page].icon }));

/** The picture at the head of a page. Of SEO's only the chart is seen there, and charts run from left to right in every language. */
export const headPicture = (page: ServicePage, locale: Locale): PictureName =>
  page === 'seo' ? serviceLooks.seo.scene.picture : pictureIn(serviceLooks[page].scene.picture, locale);

/** The page to which something leads that has another name; undefined where none of its services is offered. Called while a page is rendered. */
export const leadOf = (lead: ServiceLead): ServicePage | undefined => serviceLeads[lead].find(isOffered);
