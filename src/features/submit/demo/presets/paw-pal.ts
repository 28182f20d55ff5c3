import { EMPTY_DETAILS } from '@/model/draft';
import type { DemoPreset } from '../demo-preset';
import { PAW_PAL_BUILDS } from '../../build/sample-build-list';
import { demoPrivacy } from './demo-privacy';
import { inAllSizes } from './demo-screenshots';

const ADDRESSES = {
  supportUrl: 'https://pawpal.example/help',
  marketingUrl: 'https://pawpal.example',
  privacyUrl: 'https://pawpal.example/privacy',
  videoUrl: '',
};

/** A diary for pet owners. Everything about it is invented. */
export const PAW_PAL_DEMO: DemoPreset = {
  name: 'PawPal',
  look: 'lagoon',
  screenTitles: ['Today', 'Reminders', 'Walks', 'Household'],
  content: {
    appId: 'paw-pal',
    bundleId: 'app.pawpal.care',
    version: '1.5.0',
    buildType: 'release',
    platform: 'both',
    defaultLocale: 'en-US',
    listings: {
      'en-US': {
        title: 'PawPal: Pet Care Diary',
        subtitle: 'Walks, meals and vet visits',
        shortDescription: 'Meals, walks, weight and vet visits of your pet, shared with your household.',
        description: [
          'Who fed the cat? PawPal knows. Keep the days of your pet in one diary that everyone in the household can write in.',
          'EVERY DAY\nTick off meals, walks and medicine with one tap. A reminder comes only when nobody has done it yet.',
          'HEALTH\nNote weight, vaccinations and visits, and show the vet a clear page instead of a drawer of papers.',
          'TOGETHER\nInvite your family or the sitter with a code. Everyone sees the same list, and nobody feeds twice.',
          'You need an account to share a diary; alone, PawPal works without one.',
        ].join('\n\n'),
        keywords: 'dog,cat,puppy,kitten,feeding,reminder,vaccination,weight,sitter,medicine,log',
        promotionalText: 'New: print a one-page summary for the vet, with weight and vaccinations.',
        releaseNotes:
          'The health page can be printed or shared before a visit, and reminders now follow the time zone you travel to.',
        ...ADDRESSES,
      },
      'es-ES': {
        title: 'PawPal: Diario de mascotas',
        subtitle: 'Paseos, comidas y veterinario',
        shortDescription: 'Comidas, paseos, peso y visitas al veterinario, compartidos en casa.',
        description: [
          '¿Quién ha dado de comer al gato? PawPal lo sabe. Lleva los días de tu mascota en un diario en el que puede escribir toda la casa.',
          'CADA DÍA\nMarca comidas, paseos y medicinas con un toque. El aviso llega solo cuando nadie lo ha hecho todavía.',
          'SALUD\nApunta peso, vacunas y visitas, y enseña al veterinario una página clara en lugar de un cajón de papeles.',
          'JUNTOS\nInvita a tu familia o al cuidador con un código. Todos ven la misma lista y nadie da de comer dos veces.',
          'Necesitas una cuenta para compartir un diario; a solas, PawPal funciona sin ella.',
        ].join('\n\n'),
        keywords: 'perro,gato,cachorro,comida,recordatorio,vacuna,peso,cuidador,medicina,salud',
        promotionalText: 'Novedad: imprime un resumen de una página para el veterinario.',
        releaseNotes:
          'La página de salud se puede imprimir o compartir antes de una visita, y los avisos siguen la zona horaria de tu viaje.',
        ...ADDRESSES,
      },
    },
    details: {
      ...EMPTY_DETAILS,
      copyright: '2026 Sample Studio',
      primaryCategory: 'LIFESTYLE',
      secondaryCategory: 'PRODUCTIVITY',
      contactEmail: 'hello@pawpal.example',
      contactPhone: '+44 20 7946 0021',
      contactWebsite: 'https://pawpal.example',
      reviewFirstName: 'Kim',
      reviewLastName: 'Sample',
      reviewEmail: 'review@pawpal.example',
      reviewPhone: '+44 20 7946 0022',
      reviewNotes:
        'Sign in with the demo account to see a diary that is shared by two people. The invitation code is under Household.',
      needsLogin: true,
      demoUser: 'reviewer@pawpal.example',
      demoPassword: 'two-cats-one-dog',
      isUpdate: true,
    },
    privacy: demoPrivacy(
      { identity: true, media: true, content: true, accounts: true },
      ['email', 'photos', 'user-content'],
      {
        choices: { accountMethods: ['USER_ID_PASSWORD'], deletion: ['DATA_DELETION_NO'] },
        texts: { accountDeletionUrl: 'https://pawpal.example/delete-account' },
      },
    ),
    builds: [...PAW_PAL_BUILDS],
  },
  screenshots: inAllSizes([
    'Today’s meals and walks',
    'Reminders only when needed',
    'Every walk on the map',
    'One diary for the household',
  ]),
};
