// What every error code says to a person.
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const pt_errors = {
  invalid_input: 'Confira os dados destacados.',
  body_too_slow: 'Seus dados demoraram demais para chegar. Verifique sua conexão e tente de novo.',
  body_too_large: 'Você enviou mais dados do que aceitamos.',
  unsupported_type: 'Não conseguimos ler esse tipo de dados.',
  unauthorized: 'Entre para continuar.',
  invalid_credentials: 'O usuário ou a senha não estão corretos.',
  second_factor_required: 'Digite o código do seu aplicativo de verificação.',
  proof_required:
    'Alguém tentou muitas senhas nesta conta. Para entrar em um navegador novo, peça abaixo um link por e-mail ou digite também seu código de verificação.',
  invalid_otp: 'Esse código de verificação não está correto.',
  invalid_passkey: 'Não foi possível verificar a chave de acesso. Tente de novo.',
  passkey_known: 'Essa chave de acesso já está registrada.',
  too_many_passkeys: 'Você já guardou 20 chaves de acesso. Remova uma para adicionar outra.',
  wrong_password: 'A senha atual não está correta.',
  email_taken: 'Já existe uma conta com este e-mail.',
  username_taken: 'Esse nome de usuário já está em uso.',
  invalid_token: 'Token inválido ou expirado',
  token_spent: 'Este link já foi usado ou expirou. Peça um novo.',
  invalid_code: 'Código inválido ou expirado',
  second_factor_missing: 'Ative a verificação em duas etapas para entrar no painel.',
  second_factor_on: 'A verificação em duas etapas já está ativa.',
  second_factor_off: 'A verificação em duas etapas não está ativa.',
  second_factor_needed: 'Sua conta de administração precisa da verificação em duas etapas.',
  already_verified: 'Seu e-mail já está confirmado.',
  too_many_addresses: 'Você já salvou 20 endereços. Remova um para adicionar outro.',
  last_admin: 'É a única conta de administração que resta.',
  own_account: 'Você não pode alterar a sua própria conta aqui.',
  confirm_identity: 'Você não confirmou que é você: nada foi alterado.',
  forbidden: 'Você não tem permissão para fazer isto.',
  foreign_origin: 'A solicitação não veio deste site. Recarregue a página e tente de novo.',
  not_found: 'Não encontramos o que você procura.',
  product_not_found: 'Produto não encontrado',
  order_not_found: 'Não encontramos esse pedido.',
  picture_not_found: 'Essa imagem não é de nenhum produto nosso.',
  picture_unreadable:
    'Esse arquivo não é uma foto que possamos ler: use JPEG, PNG, WebP, AVIF ou GIF.',
  picture_missing: 'A loja já não tem essa imagem.',
  picture_refused: 'O que a loja fornece para essa imagem não pode ser mostrado.',
  picture_unavailable: 'A loja não nos fornece essa imagem neste momento.',
  article_changed:
    'Outra pessoa alterou este artigo enquanto você o editava. Abaixo está como ficou; se você salvar de novo, vale o seu.',
  box_changed:
    'Outra pessoa alterou esta caixa enquanto você a editava. Na lista está como ficou; se salvar de novo, vale a sua.',
  photo_changed:
    'Outra pessoa alterou esta foto enquanto você a editava. Ficou assim; se você salvar de novo, vale a sua.',
  photo_gone: 'Essa foto já não está guardada: envie-a de novo.',
  month_ahead: 'Esse mês ainda não chegou: uma foto é de algo já entregue.',
  product_changed: 'Outra pessoa alterou este produto enquanto você o editava.',
  product_exists: 'Essa loja já tem um produto com este número.',
  foreign_link: 'O link não leva à loja deste produto.',
  price_changed: 'O preço mudou desde que você o viu.',
  out_of_stock: 'Não restam unidades suficientes.',
  not_sold_here: 'Este produto é comprado na loja dele, não aqui.',
  cart_empty: 'Seu carrinho está vazio.',
  cart_full: 'Seu carrinho já tem 50 produtos diferentes. Remova um para adicionar outro.',
  cart_changed: 'Seu carrinho mudou em outra aba. Confira antes de continuar.',
  request_reused:
    'Esta solicitação já foi usada com outros dados. Recarregue a página e tente de novo.',
  not_served: 'Nenhum serviço chega a esse destino.',
  route_suspended: 'O envio para esse destino está suspenso por enquanto.',
  not_for_goods: 'Esse serviço não leva este tipo de carga.',
  restricted_item: 'Esse conteúdo não pode ser enviado.',
  too_heavy: 'O pacote pesa mais do que levamos.',
  too_large: 'O pacote é maior do que levamos.',
  too_dear: 'O valor declarado é mais alto do que levamos.',
  too_many_pieces: 'São mais volumes do que levamos em um envio.',
  unknown_destination: 'Não conhecemos esse destino.',
  no_tariff: 'Naquela data não havia tarifas.',
  tariff_changed: 'A tarifa mudou enquanto você editava. Revise antes de salvar.',
  sync_active: 'Já existe uma sincronização em andamento. Aguarde o fim.',
  calls_spent:
    'As chamadas do dia se esgotaram. A sincronização continua sozinha quando forem renovadas.',
  provider_not_configured: 'Essa loja não está configurada: faltam as credenciais.',
  provider_paused: 'Essa loja está em pausa. Retome-a primeiro.',
  run_moved: 'Isto mudou enquanto você olhava. Confira a situação atual.',
  against_terms: 'As condições dessa loja não permitem isso.',
  slug_taken: 'Já existe um artigo com esse endereço neste idioma.',
  name_taken: 'Já existe outra caixa com esse nome.',
  too_many_boxes: 'Há caixas demais: altere ou retire uma das que você tem.',
  starts_in_past: 'Uma tarifa não pode começar no passado.',
  start_taken:
    'Nesse dia já começa outra versão. Escolha outro dia ou confirme que a sua a substitui.',
  override_too_long: 'Uma taxa manual vale no máximo 30 dias.',
  rate_jumps:
    'Essa taxa se afasta mais de 10% da última boa. Se estiver certa, marque e envie de novo.',
  ends_before_start: 'O fim deve ser depois do início.',
  illegal_transition: 'O pedido não pode passar para esse estado.',
  no_rate: 'Não temos uma taxa de câmbio válida para esta moeda. Os preços continuam em dólares.',
  tracking_required:
    'Para marcar como enviado são necessários transportadora e número de rastreamento, ou o motivo de não haver.',
  customs_rule_faulty: 'A norma aduaneira tem dados que não combinam. Confira os campos marcados.',
  customs_rule_changed:
    'Esta norma já tem uma versão que não existia quando você abriu o formulário. Confira antes de publicar a sua.',
  already_subscribed: 'Este e-mail já está inscrito.',
  too_much_unpaid:
    'Há produtos demais reservados sem pagamento. Peça menos peças ou pague os pedidos anteriores; se precisar de mais, escreva para nós.',
  recent_mail:
    'Há pouco já enviamos vários e-mails para esta conta. Use o mais recente (veja também o spam). Se não servir, peça um link em vez de um código.',
  recent_mail_until:
    'Há pouco já enviamos vários e-mails para esta conta. Use o mais recente (veja também o spam). Você pode pedir outro {wait}.',
  too_many_requests: 'Tentativas demais. Espere um momento e tente de novo.',
  too_many_requests_until: 'Tentativas demais. Tente de novo {wait}.',
  storage_full:
    'Não há mais espaço no servidor para guardar isto. Avise quem o administra; o que você escreveu continua aqui.',
  unavailable: 'O serviço não está disponível agora. Tente de novo em alguns minutos.',
  internal: 'Algo deu errado do nosso lado. Tente de novo.',
} satisfies NamespaceErrorsTranslation

export default pt_errors
