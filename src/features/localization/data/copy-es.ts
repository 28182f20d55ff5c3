import type { LanguageCopy } from './copy-types';

export const SPANISH: LanguageCopy = {
  separator: ': ',
  store: { get: 'Obtener', description: 'Descripción' },
  categories: {
    productivity: {
      phrases: ['Tareas y agenda', 'Agenda'],
      subtitle: 'Organiza tu día con calma',
      tagline: 'Tareas, notas y recordatorios en un solo lugar para ordenar cada día.',
      benefits: [
        'Planifica el día en un minuto',
        'Apunta ideas antes de olvidarlas',
        'Ve de un vistazo lo que queda',
      ],
      keywords: ['tareas', 'planificador', 'organizar', 'lista', 'objetivos', 'rutina'],
    },
    business: {
      phrases: ['Clientes y equipo', 'Negocios'],
      subtitle: 'Tu negocio siempre al día',
      tagline: 'Clientes, proyectos y cuentas reunidos para que tu equipo trabaje con calma.',
      benefits: [
        'Los datos de cada cliente a mano',
        'Plazos y reuniones bajo control',
        'Informes claros para decidir',
      ],
      keywords: ['clientes', 'facturas', 'equipo', 'proyectos', 'ventas', 'empresa'],
    },
    education: {
      phrases: ['Aprende cada día', 'Lecciones'],
      subtitle: 'Lecciones cortas y claras',
      tagline: 'Unos minutos de práctica al día que se convierten en aprendizaje constante.',
      benefits: ['Lecciones cortas y claras', 'Práctica a tu ritmo', 'Tu progreso siempre a la vista'],
      keywords: ['aprender', 'estudiar', 'curso', 'ejercicios', 'escuela', 'examen'],
    },
    entertainment: {
      phrases: ['Historias y ocio', 'Ocio'],
      subtitle: 'Diversión en cada pausa',
      tagline: 'Historias y diversión para cada rato libre, a solas o con amigos.',
      benefits: ['Algo distinto cada día', 'Ideal para ratos cortos', 'Fácil de disfrutar en compañía'],
      keywords: ['historias', 'diversión', 'humor', 'series', 'pasatiempo', 'retos'],
    },
    health: {
      phrases: ['Hábitos y bienestar', 'Bienestar'],
      subtitle: 'Pequeños pasos, vida sana',
      tagline: 'Hábitos saludables paso a paso, con un registro sencillo cada día.',
      benefits: ['Objetivos a tu medida', 'Registro diario sencillo', 'Tu evolución en gráficos claros'],
      keywords: ['hábitos', 'ejercicio', 'salud', 'sueño', 'entrenamiento', 'rutina'],
    },
    social: {
      phrases: ['Amigos y grupos', 'Amigos'],
      subtitle: 'Tu gente, más cerca',
      tagline: 'Amigos y comunidad en un mismo lugar, con grupos, planes y buenas charlas.',
      benefits: ['Grupos para cada interés', 'Planes sin complicaciones', 'Tú decides quién ve qué'],
      keywords: ['amigos', 'grupos', 'chat', 'comunidad', 'eventos', 'quedar'],
    },
  },
  features: {
    reminders: { line: 'Avisos a la hora justa', keyword: 'recordatorio' },
    calendar: { line: 'Todo en un calendario claro', keyword: 'calendario' },
    notes: { line: 'Notas siempre a mano', keyword: 'notas' },
    sharing: { line: 'Comparte con quien quieras', keyword: 'compartir' },
    photos: { line: 'Añade fotos a tus recuerdos', keyword: 'fotos' },
    offline: { line: 'Funciona también sin conexión', keyword: 'offline' },
    privacy: { line: 'Tus datos siguen siendo tuyos', keyword: 'privacidad' },
    statistics: { line: 'Gráficos que se entienden', keyword: 'estadísticas' },
  },
};
