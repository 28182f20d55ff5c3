import type { LanguageCopy } from './copy-types';

export const PORTUGUESE: LanguageCopy = {
  separator: ': ',
  store: { get: 'Obter', description: 'Descrição' },
  categories: {
    productivity: {
      phrases: ['Tarefas e agenda', 'Agenda'],
      subtitle: 'Seu dia bem organizado',
      tagline: 'Tarefas, notas e lembretes em um só lugar para organizar cada dia.',
      benefits: [
        'Planeje o dia em um minuto',
        'Anote ideias antes de esquecer',
        'Veja num relance o que falta fazer',
      ],
      keywords: ['tarefas', 'planejador', 'organizar', 'lista', 'metas', 'rotina'],
    },
    business: {
      phrases: ['Clientes e equipe', 'Negócios'],
      subtitle: 'Seu negócio sempre em dia',
      tagline: 'Clientes, projetos e contas reunidos para a equipe trabalhar com calma.',
      benefits: [
        'Dados do cliente sempre à mão',
        'Prazos e reuniões sob controle',
        'Relatórios claros para decidir',
      ],
      keywords: ['clientes', 'faturas', 'equipe', 'projetos', 'vendas', 'empresa'],
    },
    education: {
      phrases: ['Aprenda todo dia', 'Lições'],
      subtitle: 'Lições curtas e claras',
      tagline: 'Alguns minutos de prática por dia que viram aprendizado constante.',
      benefits: ['Lições curtas e claras', 'Pratique no seu ritmo', 'Seu progresso sempre à vista'],
      keywords: ['aprender', 'estudar', 'curso', 'exercícios', 'escola', 'prova'],
    },
    entertainment: {
      phrases: ['Histórias e lazer', 'Lazer'],
      subtitle: 'Diversão em cada pausa',
      tagline: 'Histórias e diversão para cada tempo livre, a sós ou com os amigos.',
      benefits: ['Uma surpresa por dia', 'Ideal para pausas curtas', 'Melhor ainda com os amigos'],
      keywords: ['histórias', 'diversão', 'humor', 'séries', 'passatempo', 'desafios'],
    },
    health: {
      phrases: ['Hábitos e saúde', 'Saúde'],
      subtitle: 'Vida leve, passo a passo',
      tagline: 'Hábitos saudáveis passo a passo, com um registro simples todo dia.',
      benefits: ['Metas do seu jeito', 'Registro diário simples', 'Sua evolução em gráficos claros'],
      keywords: ['hábitos', 'exercício', 'bem-estar', 'sono', 'treino', 'rotina'],
    },
    social: {
      phrases: ['Amigos e grupos', 'Amigos'],
      subtitle: 'Sua turma mais perto',
      tagline: 'Amigos e comunidade no mesmo lugar, com grupos, planos e boas conversas.',
      benefits: ['Grupos para cada interesse', 'Encontros sem complicação', 'Você decide quem vê o quê'],
      keywords: ['amigos', 'grupos', 'bate-papo', 'comunidade', 'eventos', 'encontros'],
    },
  },
  features: {
    reminders: { line: 'Lembretes na hora certa', keyword: 'lembrete' },
    calendar: { line: 'Tudo em um calendário claro', keyword: 'calendário' },
    notes: { line: 'Notas sempre à mão', keyword: 'notas' },
    sharing: { line: 'Compartilhe com quem quiser', keyword: 'compartilhar' },
    photos: { line: 'Guarde suas fotos junto', keyword: 'fotos' },
    offline: { line: 'Funciona também sem internet', keyword: 'offline' },
    privacy: { line: 'Seus dados continuam seus', keyword: 'privacidade' },
    statistics: { line: 'Gráficos fáceis de entender', keyword: 'estatísticas' },
  },
};
