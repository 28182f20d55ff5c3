import type { CategoryId } from '../model/optimization';
import type { CategoryCopy } from './category-copy';

export const SPANISH: Record<CategoryId, CategoryCopy> = {
  productivity: {
    phrases: ['Tareas y agenda diaria', 'Agenda y tareas', 'Agenda'],
    opening: '{name} te ayuda a ordenar el día: tareas, notas y recordatorios en un solo lugar.',
    benefits: [
      'Planifica tu día en un minuto',
      'Apunta ideas antes de que se escapen',
      'Ve de un vistazo lo que queda por hacer',
    ],
  },
  business: {
    phrases: ['Clientes y facturas', 'Tu negocio al día', 'Negocios'],
    opening: '{name} reúne clientes, proyectos y cuentas para que tu equipo trabaje con calma.',
    benefits: [
      'Toda la información del cliente a mano',
      'Reuniones y plazos en un calendario',
      'Informes claros para decidir mejor',
    ],
  },
  education: {
    phrases: ['Lecciones y práctica', 'Aprende cada día', 'Aprende'],
    opening: '{name} convierte unos minutos al día en un aprendizaje constante.',
    benefits: [
      'Lecciones cortas y claras',
      'Práctica que se adapta a tu ritmo',
      'Tu progreso, siempre a la vista',
    ],
  },
  entertainment: {
    phrases: ['Historias y diversión', 'Diversión diaria', 'Diversión'],
    opening: '{name} pone historias y diversión en cada rato libre.',
    benefits: ['Algo nuevo cada día', 'Fácil de compartir con amigos', 'Perfecto para momentos cortos'],
  },
  finance: {
    phrases: ['Gastos y presupuesto', 'Tu presupuesto', 'Gastos'],
    opening: '{name} te muestra con claridad en qué se va tu dinero y cuánto puedes ahorrar.',
    benefits: ['Registra un gasto en segundos', 'Presupuestos por categoría', 'Avisos antes de cada factura'],
  },
  health: {
    phrases: ['Hábitos y bienestar', 'Vida saludable', 'Salud'],
    opening: '{name} te acompaña hacia hábitos saludables, paso a paso.',
    benefits: ['Objetivos a tu medida', 'Registro diario sencillo', 'Tu evolución en gráficos claros'],
  },
  social: {
    phrases: ['Amigos y comunidad', 'Chat y amigos', 'Amigos'],
    opening: '{name} reúne a tus amigos y a tu comunidad en un mismo lugar.',
    benefits: ['Grupos para cada interés', 'Planes y eventos sin líos', 'Tú decides quién ve qué'],
  },
  utilities: {
    phrases: ['Herramientas útiles', 'Herramientas', 'Útil'],
    opening: '{name} resuelve las pequeñas tareas del día en un toque.',
    benefits: ['Rápido y sin complicaciones', 'Todo en una sola app', 'Funciona cuando lo necesitas'],
  },
};
