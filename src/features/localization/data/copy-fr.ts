import type { LanguageCopy } from './copy-types';

export const FRENCH: LanguageCopy = {
  separator: ' : ',
  store: { get: 'Obtenir', description: 'Description' },
  categories: {
    productivity: {
      phrases: ['Tâches et agenda', 'Agenda'],
      subtitle: 'Des journées bien organisées',
      tagline: 'Tâches, notes et rappels au même endroit pour des journées plus légères.',
      benefits: [
        'Planifiez la journée en une minute',
        'Notez une idée avant de l’oublier',
        'Voyez d’un coup d’œil ce qui reste',
      ],
      keywords: ['tâches', 'planning', 'organiser', 'liste', 'objectifs', 'routine'],
    },
    business: {
      phrases: ['Clients et équipe', 'Gestion'],
      subtitle: 'Votre activité bien en main',
      tagline: 'Clients, projets et comptes réunis pour une équipe à l’esprit tranquille.',
      benefits: [
        'Les infos client sous la main',
        'Échéances et réunions suivies',
        'Des rapports clairs pour décider',
      ],
      keywords: ['clients', 'factures', 'équipe', 'projets', 'ventes', 'entreprise'],
    },
    education: {
      phrases: ['Apprendre vite', 'Leçons'],
      subtitle: 'Des leçons courtes et claires',
      tagline: 'Quelques minutes de pratique par jour pour des progrès réguliers.',
      benefits: [
        'Des leçons courtes et claires',
        'Des exercices à votre rythme',
        'Vos progrès bien visibles',
      ],
      keywords: ['apprendre', 'réviser', 'cours', 'exercices', 'école', 'examen'],
    },
    entertainment: {
      phrases: ['Histoires et jeux', 'Détente'],
      subtitle: 'Une pause qui fait du bien',
      tagline: 'Des histoires et de la bonne humeur pour chaque pause, seul ou entre amis.',
      benefits: ['Une surprise chaque jour', 'Parfait pour les petites pauses', 'À savourer entre amis'],
      keywords: ['histoires', 'divertissement', 'humour', 'séries', 'loisirs', 'défis'],
    },
    health: {
      phrases: ['Forme et bien-être', 'Bien-être'],
      subtitle: 'De bonnes habitudes, pas à pas',
      tagline: 'De bonnes habitudes pas à pas, avec un suivi quotidien tout simple.',
      benefits: [
        'Des objectifs à votre mesure',
        'Un suivi quotidien tout simple',
        'Vos progrès en graphiques',
      ],
      keywords: ['habitudes', 'sport', 'santé', 'sommeil', 'entraînement', 'équilibre'],
    },
    social: {
      phrases: ['Amis et groupes', 'Amis'],
      subtitle: 'Vos proches, plus proches',
      tagline: 'Vos amis et votre communauté au même endroit : groupes, sorties, échanges.',
      benefits: ['Un groupe par passion', 'Des sorties organisées sans effort', 'Vous décidez qui voit quoi'],
      keywords: ['amis', 'groupes', 'discussion', 'communauté', 'sorties', 'rencontre'],
    },
  },
  features: {
    reminders: { line: 'Un rappel au bon moment', keyword: 'rappel' },
    calendar: { line: 'Tout dans un calendrier clair', keyword: 'calendrier' },
    notes: { line: 'Vos notes toujours à portée', keyword: 'notes' },
    sharing: { line: 'Partagez avec qui vous voulez', keyword: 'partager' },
    photos: { line: 'Ajoutez vos photos', keyword: 'photos' },
    offline: { line: 'Fonctionne aussi hors connexion', keyword: 'hors ligne' },
    privacy: { line: 'Vos données restent à vous', keyword: 'confidentiel' },
    statistics: { line: 'Des graphiques faciles à lire', keyword: 'statistiques' },
  },
};
