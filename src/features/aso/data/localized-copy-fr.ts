import type { CategoryId } from '../model/optimization';
import type { CategoryCopy } from './category-copy';

export const FRENCH: Record<CategoryId, CategoryCopy> = {
  productivity: {
    phrases: ['Agenda et tâches du jour', 'Agenda et tâches', 'Agenda'],
    opening: '{name} met de l’ordre dans vos journées : tâches, notes et rappels au même endroit.',
    benefits: [
      'Planifiez votre journée en une minute',
      'Notez une idée avant qu’elle ne s’envole',
      'Voyez d’un coup d’œil ce qui reste à faire',
    ],
  },
  business: {
    phrases: ['Clients et factures', 'Gestion d’équipe', 'Gestion'],
    opening: '{name} réunit clients, projets et comptes pour que votre équipe travaille l’esprit tranquille.',
    benefits: [
      'Toutes les informations client sous la main',
      'Réunions et échéances dans un calendrier',
      'Des rapports clairs pour mieux décider',
    ],
  },
  education: {
    phrases: ['Leçons et exercices', 'Apprendre vite', 'Leçons'],
    opening: '{name} transforme quelques minutes par jour en progrès réguliers.',
    benefits: [
      'Des leçons courtes et claires',
      'Des exercices à votre rythme',
      'Vos progrès toujours visibles',
    ],
  },
  entertainment: {
    phrases: ['Histoires et détente', 'Divertissement', 'Détente'],
    opening: '{name} glisse des histoires et de la bonne humeur dans vos pauses.',
    benefits: ['Du nouveau chaque jour', 'Facile à partager entre amis', 'Idéal pour les petits moments'],
  },
  finance: {
    phrases: ['Budget et dépenses', 'Suivi du budget', 'Budget'],
    opening: '{name} montre clairement où part votre argent et ce que vous pouvez épargner.',
    benefits: [
      'Une dépense notée en quelques secondes',
      'Des budgets par catégorie',
      'Un rappel avant chaque facture',
    ],
  },
  health: {
    phrases: ['Forme et bien-être', 'Habitudes santé', 'Santé'],
    opening: '{name} vous accompagne vers de bonnes habitudes, pas à pas.',
    benefits: [
      'Des objectifs à votre mesure',
      'Un suivi quotidien tout simple',
      'Votre évolution en graphiques clairs',
    ],
  },
  social: {
    phrases: ['Amis et communauté', 'Chat entre amis', 'Amis'],
    opening: '{name} rassemble vos amis et votre communauté au même endroit.',
    benefits: [
      'Un groupe pour chaque passion',
      'Des sorties organisées sans effort',
      'Vous décidez qui voit quoi',
    ],
  },
  utilities: {
    phrases: ['Outils du quotidien', 'Boîte à outils', 'Outils'],
    opening: '{name} règle les petites tâches du quotidien en un geste.',
    benefits: ['Rapide et sans détour', 'Tout dans une seule app', 'Prêt quand vous en avez besoin'],
  },
};
