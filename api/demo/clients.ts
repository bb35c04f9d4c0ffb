import type { ClientService } from '#contract/client';
import type { ClientCategory, ServiceId } from '#contract/services';
import type { NewClient } from '../store/clients/clients.ts';

/** A client whose logo is `logos/<slug>.svg`. All of them are invented. */
export type DemoClient = Omit<NewClient, 'logo'> & { slug: string };

const linked = (type: ServiceId, slug: string): ClientService => ({ type, link: `https://${slug}.example` });
const done = (...types: ServiceId[]): ClientService[] => types.map((type) => ({ type }));

function client(name: string, category: ClientCategory, services: ClientService[], marks: Partial<DemoClient> = {}): DemoClient {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { slug, name, category, services, isPrivateWork: false, comingSoon: false, ...marks };
}

/** Tells of a client who does not exist; its words say so. */
const toldOfZeitra = {
  story: {
    before: 'Three shops kept three price lists, and no two of them agreed. (demo)',
    done: 'One till program for all of them, and a website that reads the same stock. (demo)',
    now: 'A price is changed once, and the website shows what is on the shelf. (demo)',
  },
  ar: {
    story: {
      before: 'ثلاثة فروع، ولكل فرع قائمة أسعار لا تتفق مع غيرها. (تجريبي)',
      done: 'برنامج نقاط بيع واحد لها كلها، وموقع يقرأ المخزون نفسه. (تجريبي)',
      now: 'يتغيّر السعر مرة واحدة، ويعرض الموقع ما على الرفّ. (تجريبي)',
    },
  },
};

/** Every category, and every case of badges and buttons: links or none, private work, coming soon, with services or without. */
export const demoClients: DemoClient[] = [
  client('Zeitra', 'Retail & E-commerce', [linked('Web', 'zeitra'), ...done('POS Software')], toldOfZeitra),
  client('Halmora', 'Healthcare & Medical', [linked('Phone Application', 'halmora'), ...done('Cloud Services')]),
  client('Sidrin', 'Banks', done('Cyber Security', 'Network'), { isPrivateWork: true }),
  client('Orvaq', 'Finance & Business Services', [linked('Web', 'orvaq'), ...done('Cloud Services', 'Cyber Security')]),
  client('Lumaya', 'Restaurants & Cafes', done('POS Software', 'CCTV & Smart Home')),
  client('Rafdeen', 'Governments', done('Networking', 'Established & Rebuild'), { isPrivateWork: true }),
  client('Najmeq', 'Other Clients', [linked('Web', 'najmeq')]),
  client('Dalwen', 'Real Estate & Construction', [linked('Web', 'dalwen'), ...done('CCTV & Smart Home', 'Network')]),
  client('Korbati', 'Retail & E-commerce', done('POS Software', "Pc's", 'Maintenance')),
  client('Yasmora', 'Restaurants & Cafes', [linked('Phone Application', 'yasmora'), ...done('POS Software')]),
  client('Petrin', 'Government & Public Sector', done('Windows', 'Maintenance')),
  client('Ghaymo', 'Other Clients', [linked('Cloud Services', 'ghaymo'), linked('AI', 'ghaymo')]),
  client('Tarsil', 'Other Clients', done('Network', 'Monitoring & innovations')),
  client('Mawrid', 'Finance & Business Services', done('Windows'), { isPrivateWork: true, comingSoon: true }),
  client('Qandeel', 'Restaurants & Cafes', [], { comingSoon: true }),
  client('Sahlan', 'Real Estate & Construction', done('Networking'), { comingSoon: true }),
  client('Barqin', 'Retail & E-commerce', [linked('Web', 'barqin'), ...done('POS Software', 'Phone Application')]),
  client('Noorvia', 'Healthcare & Medical', done('Network', 'CCTV & Smart Home', 'Maintenance')),
  client('Wadira', 'Governments', [], { comingSoon: true }),
  client('Zaytoon Co', 'Other Clients', [linked('Web', 'zaytoon-co'), ...done('POS Software')]),
  client('Hudhud', 'Government & Public Sector', [linked('Phone Application', 'hudhud'), ...done('AI')]),
  client('Fanarly', 'Banks', done('Monitoring & innovations', 'Cyber Security')),
  client('Rimsal', 'Real Estate & Construction', [linked('Web', 'rimsal')]),
  client('Dirwan', 'Finance & Business Services', [], { isPrivateWork: true, comingSoon: true }),
];
