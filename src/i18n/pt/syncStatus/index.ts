// How the catalogue sync stands, for everybody who looks at the products.
import type { NamespaceSyncStatusTranslation } from '../../i18n-types.ts'

const pt_syncStatus = {
  title: 'Atualização do catálogo',
  details: 'Ver os detalhes',
  provider: { amazon: 'Amazon', ebay: 'eBay', walmart: 'Walmart' },
  status: {
    pending: 'Pendente',
    active: 'Sincronizando',
    completed: 'Concluída',
    failed: 'Falhou',
  },
  sandbox: 'de teste',
  sandboxHelp: 'Dados de teste: esta loja é simulada, sem credenciais.',
  paused: 'Em pausa',
  hold: {
    paused: 'A sincronização parou no meio e continua quando a loja for retomada.',
    quota: 'As chamadas do dia se esgotaram; continua quando forem renovadas.',
    refused: 'A loja não respondeu bem; tenta-se de novo mais tarde.',
  },
  unconfigured: 'Não configurada',
  never: 'Nunca sincronizado',
  now: 'Há menos de 1 minuto',
  minutes: 'Há {count} {{count:minuto|minutos}}',
  hours: 'Há {count} {{count:hora|horas}}',
  days: 'Há {count} {{count:dia|dias}}',
  products: '{shown} {{count:produto|produtos}}',
  success: '{percent}% com êxito',
  progress: 'Progresso de {provider}',
  configuration:
    'Configuração necessária: defina nas variáveis de ambiente as credenciais de API dos fornecedores (Amazon, eBay e/ou Walmart).',
  trigger: 'Sincronizar agora',
  course: {
    started: 'A sincronização começou.',
    running: 'Há uma sincronização em andamento.',
    finished: 'A sincronização terminou.',
    failed: 'A sincronização falhou. O painel diz o motivo.',
  },
  secondFactor: 'Ativar',
  otherAccount: 'Entrar com outra conta',
  missing: 'Não foi possível ler o estado da sincronização.',
  toPanel: 'Ir ao painel',
  refused: {
    confirm_identity:
      'Passou mais de meia hora desde que você confirmou que é você. Inicie a sincronização pelo painel.',
    forbidden: 'Só um administrador pode iniciar a sincronização.',
    second_factor_missing:
      'Como administrador, você precisa da verificação em duas etapas antes de iniciar a sincronização.',
    sync_active: 'Já há uma sincronização em andamento. Espere que termine.',
    calls_spent:
      'As chamadas do dia se esgotaram. A sincronização continua sozinha quando forem renovadas.',
    provider_not_configured: 'Nenhuma loja está configurada: faltam as credenciais.',
    provider_paused: 'As lojas estão em pausa. Um administrador pode retomá-las.',
    unavailable: 'Não foi possível iniciar a sincronização. Tente de novo em instantes.',
  },
} satisfies NamespaceSyncStatusTranslation

export default pt_syncStatus
