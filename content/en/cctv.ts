export const cctv = {
  metadata: {
    title: 'CCTV Systems & Smart Home in {country} | {company}',
    description:
      'CCTV and smart home systems in {country}: dome and PTZ cameras, night vision, motion alerts and mobile monitoring, wired or wireless.',
    keywords: [
      'CCTV {country}',
      'security cameras {city}',
      'dome camera',
      'PTZ camera',
      'night vision',
      'wireless CCTV',
      'smart home {country}',
    ],
  },
  name: 'CCTV & Smart Home',

  hero: {
    eyebrow: 'CCTV Systems',
    title: { before: 'Be there when ', highlight: 'you are not', after: '.' },
    lead: 'Cameras, recorder and cabling from one supplier for shops, offices, warehouses and homes, with the live view on your phone.',
    pictureAlt: 'A black dome camera with a gold ring and a circle of small infrared lights',
    cards: {
      dome: {
        title: 'Dome camera',
        text: 'Sits close to the ceiling and does not show where it points. For entrances, tills and corridors.',
      },
      ptz: { title: 'PTZ camera', text: 'Pans, tilts and zooms on command, so one pole can follow a whole car park.' },
      night: {
        title: 'Night vision and motion alerts',
        text: 'Infrared light for the dark hours, and a message when something moves where nothing should.',
      },
      mobile: {
        title: 'Mobile monitoring',
        text: 'The live view, and what was recorded before it, on the phone in your pocket.',
      },
    },
  },

  about: {
    title: 'We walk the building with you first.',
    text: [
      'A plan drawn at a desk puts cameras where they are easy to hang. On site we see the door that stands open at delivery time, the afternoon sun in the glass, the shelf that hides the till.',
      'Then each lens is chosen for what it has to show: a face at the entrance, a number plate at the gate, or simply that a person is there.',
    ],
    pictureAlt: 'The same dome camera from close by',
    parts: { lens: 'Lens, aimed on site', infrared: 'Infrared for the night', rim: 'Metal rim, hard to smash' },
  },

  systems: {
    title: 'The walls decide the system.',
    lead: 'What matters is how the video reaches the recorder, and where the power comes from.',
    labels: { picture: 'Video', power: 'Power', suits: 'Suits' },
    items: {
      wired: {
        title: 'Wired',
        text: 'One network cable per camera brings power in and takes the video out. Nothing to charge, and no signal to jam.',
        picture: 'Network cable',
        power: 'Same cable',
        suits: 'Banks, offices, new buildings',
      },
      wireless: {
        title: 'Wireless',
        text: 'The camera plugs into a nearby socket and sends its video over Wi-Fi. Less drilling, wherever the signal is good.',
        picture: 'Wi-Fi',
        power: 'Wall socket',
        suits: 'Shops, rented rooms',
      },
      wireFree: {
        title: 'Wire-free battery-powered',
        text: 'Nothing to plug in. The camera sleeps until something moves, records it and sleeps again; now and then it is recharged.',
        picture: 'Wi-Fi',
        power: 'Battery',
        suits: 'Gates, farms, building sites',
      },
      hybrid: {
        title: 'Hybrid',
        text: 'Good cameras on old cable stay where they hang. New ones join by cable or Wi-Fi, and one recorder shows them all.',
        picture: 'Cable and Wi-Fi',
        power: 'Depends on the camera',
        suits: 'Buildings that grew',
      },
    },
  },

  alerts: {
    title: 'Most nights, nothing happens.',
    text: 'A camera that reports every passing cat is soon ignored. We mark the zones and the hours that matter, so that an alert means a person at the back door and not a branch in the wind.',
    pictureAlt: 'A camera with a sun shield on a dark ribbed wall, its infrared lights on',
  },

  smartHome: {
    title: { before: 'And then the ', highlight: 'house', after: ' listens too.' },
    lead: 'The network that carries your cameras can carry the rest of a smart home. You decide what may act by itself and what waits for your tap.',
    planAlt: 'Floor plan of a house at night: a camera watches the entrance, and four lit places are numbered',
    controls: {
      security: { title: 'Security', text: 'Locks, door contacts and alarms report to the same app as the cameras.' },
      lighting: { title: 'Lighting', text: 'Rooms light up by the hour, by movement, or from your bed.' },
      climate: { title: 'Climate', text: 'Heating and cooling follow who is at home, not a fixed clock.' },
      appliances: { title: 'Appliances', text: 'Water heater or washing machine: checked and switched off while you are out.' },
    },
  },

  handover: {
    title: 'What stays with you when we leave',
    pictureAlt: 'A PTZ camera on its arm, seen from below',
    phoneAlt: 'A phone with the live views of five cameras, a dome camera behind it',
    points: {
      plan: {
        title: 'A camera plan',
        text: 'Positions, viewing angles and cable routes on your floor plan, agreed before anyone drills.',
      },
      cabling: {
        title: 'Cabling you can follow',
        text: 'Kept in trunking, labelled at both ends, and drawn into the plan you receive.',
      },
      storage: {
        title: 'Storage that follows your rules',
        text: 'You say how long recordings are kept and who may open them. The disks are sized from that.',
      },
      practice: {
        title: 'Practice on your own system',
        text: 'Playback, export, user accounts and the live view on your phone, tried on the cameras that hang in your building.',
      },
    },
  },

  answers: [
    {
      question: 'How many cameras do we need?',
      answer:
        'What each of them has to show decides that, not the size of the place. For a first estimate send a floor plan, or a sketch with the entrances on it.',
    },
    {
      question: 'Can we put cameras anywhere we like?',
      answer:
        'No. Some rooms must not be filmed, and some trades have rules for where cameras go and how long recordings are kept. Bring those that apply to you, and the plan follows them.',
    },
    {
      question: 'What if the power or the internet fails?',
      answer:
        'Without internet the recorder keeps recording; you just cannot watch it on your phone. For a power cut it needs a battery: ask for one, and we plan it in.',
    },
    {
      question: 'Who can see the recordings?',
      answer:
        'Whoever you give an account to. At the handover you learn how to add and remove people; whether we keep one for maintenance is up to you.',
    },
    {
      question: 'Can we add the smart home later?',
      answer:
        'Yes, if the network was planned with it in mind. Tell us now what may come later, such as lights, locks or climate, and we leave room in the cabling.',
    },
  ],
} as const;
