import { brand } from '#brand';

const headOffice = `${brand.office.city}, ${brand.office.country}`;

/** A position with its closing day counted from the day of seeding, so that the demo does not grow old. */
export interface DemoCareer {
  jobTitle: string;
  location: string;
  /** Days; negative for one that has closed. */
  closesIn: number;
  /** Days since it was published; null for a draft. */
  publishedAgo: number | null;
  summary: string;
  responsibilities: string[];
  qualifications: string[];
}

export const demoCareers: DemoCareer[] = [
  {
    jobTitle: 'Network Engineer',
    location: headOffice,
    closesIn: 45,
    publishedAgo: 2,
    summary:
      'You plan and build the networks of offices, clinics and shops: from the cable in the wall to the firewall, with a handover that the client understands.',
    responsibilities: [
      'Survey sites and draw up network plans',
      'Install and configure switches, access points and firewalls',
      'Document every installation and hand it over',
    ],
    qualifications: [
      'Two years of work with routing, switching and wireless networks',
      'A driving licence',
      'Good Arabic and working English',
    ],
  },
  {
    jobTitle: 'Front-end Developer',
    location: headOffice,
    closesIn: 60,
    publishedAgo: 5,
    summary:
      'You build websites that load fast, read well in Arabic and English and work with a keyboard alone, together with a designer and two other developers.',
    responsibilities: [
      'Turn designs into accessible, fast pages',
      'Write tests for what you build',
      'Review the work of colleagues and have yours reviewed',
    ],
    qualifications: [
      'Solid HTML, CSS and TypeScript',
      'Experience with React or a similar library',
      'An eye for type, spacing and right-to-left layout',
    ],
  },
  {
    jobTitle: 'Technical Support Specialist',
    location: headOffice,
    closesIn: 30,
    publishedAgo: 9,
    summary:
      'You are the voice that clients hear when something does not work, and you stay with them until it does, by phone, remotely or on site.',
    responsibilities: ['Answer calls and tickets', 'Solve hardware and software faults', 'Keep the list of known solutions up to date'],
    qualifications: [
      'Experience with Windows and office networks',
      'Patience and clear speech',
      'Willingness to work one Saturday in three',
    ],
  },
  {
    jobTitle: 'POS Implementation Consultant',
    location: 'Riyadh, Saudi Arabia',
    closesIn: 75,
    publishedAgo: 12,
    summary:
      'You bring our point-of-sale software into shops and restaurants: set-up, import of the articles, training of the staff and the first days at the till.',
    responsibilities: ['Set up tills, printers and scanners', 'Import articles, prices and stock', 'Train cashiers and managers on site'],
    qualifications: ['Experience in retail or restaurants', 'Comfort with spreadsheets', 'Readiness to travel within the region'],
  },
  {
    jobTitle: 'Digital Marketing Coordinator',
    location: headOffice,
    closesIn: 90,
    publishedAgo: 15,
    summary: 'You plan campaigns for clients, watch what they bring in, and tell clients plainly what worked and what did not.',
    responsibilities: [
      'Plan and run campaigns in search and social networks',
      'Brief designers, writers and photographers',
      'Report monthly on reach, enquiries and cost',
    ],
    qualifications: ['Two years in an agency or a marketing team', 'Good writing in Arabic and English', 'Confidence with figures'],
  },
  {
    jobTitle: 'Information Security Analyst',
    location: 'London, United Kingdom',
    closesIn: 120,
    publishedAgo: 20,
    summary:
      'You look for weak points in our clients’ systems before others do, write them down so that they get fixed, and check that they were.',
    responsibilities: [
      'Test networks and web applications with the client’s permission',
      'Write reports with clear priorities',
      'Support clients during incidents',
    ],
    qualifications: ['Three years in security or systems administration', 'Knowledge of common attack methods', 'Discretion'],
  },
  {
    jobTitle: 'Junior Designer',
    location: headOffice,
    closesIn: -10,
    publishedAgo: 60,
    summary:
      'You draw logos, posters and pages together with a senior designer and learn the craft from the first sketch to the printed sheet.',
    responsibilities: ['Prepare drafts and final artwork', 'Keep brand files in order'],
    qualifications: ['A portfolio', 'Knowledge of common design programs'],
  },
  {
    jobTitle: 'Operations Manager',
    location: 'Istanbul, Türkiye',
    closesIn: 80,
    publishedAgo: null,
    summary: 'You run the daily work of the Istanbul office: people, projects, suppliers and the budget that holds them together.',
    responsibilities: ['Plan the work of the office', 'Keep suppliers and budget in view'],
    qualifications: ['Five years in a similar position', 'Turkish and English'],
  },
];
