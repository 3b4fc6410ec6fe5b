# Les règles en bref, pour tout ce qu'un joueur peut désigner. .title est le titre, le message le texte.

## Figurines

raptor-help-mother = Elle se déplace en ligne droite, et sur les cases voisines elle élimine les scientifiques, réveille les jeunes raptors et éteint les feux. Chaque jeton Endormissement rend son premier déplacement du tour plus cher de 1 point d’action ; le cinquième la neutralise et le joueur scientifique gagne.
    .title = La mère
raptor-help-baby = Un jeune raptor éveillé se déplace d’une case pour 1 point d’action et s’échappe par une sortie. Endormi, il ne peut rien faire tant qu’il n’est pas réveillé, et un scientifique voisin peut le capturer. Trois jeunes échappés font gagner le joueur raptor, trois capturés le joueur scientifique.
    .title = Les jeunes raptors
raptor-help-scientist = Un scientifique debout peut se déplacer, endormir un jeune raptor, en capturer un endormi ou tirer sur la mère. De ces trois dernières actions, dites agressives, chaque scientifique ne peut en faire qu’une par manche. Un scientifique éliminé ne revient jamais.
    .title = Les scientifiques
raptor-help-frightened = Un scientifique effrayé est couché : il ne se déplace pas, ne tire pas, ne prend pas la Jeep, et ni gaz ni feu ne peuvent partir de lui. Il bloque toujours le passage, mais pas les tirs, et peut être éliminé. Dès la manche suivante, il peut être redressé pour 1 point d’action et agir aussitôt.
    .title = Les scientifiques effrayés
raptor-help-asleep = Un jeune raptor endormi reste sur place et bloque le passage. La mère le réveille depuis une case voisine pour 1 point d’action, mais pas dans la manche où il a été endormi ; Récupération le réveille où qu’il soit.
    .title = Les jeunes raptors endormis

## Le plateau et les jetons

raptor-help-board = Six tuiles carrées de neuf cases et quatre tuiles en L de trois cases avec une sortie chacune. Deux cases sont voisines si elles ont un côté commun : les diagonales ne comptent jamais, ni pour le déplacement ni pour le tir. Une case porte une seule figurine au plus.
    .title = Le plateau
raptor-help-free = Une case est libre s’il n’y a ni rocher, ni figurine, ni feu dessus.
    .title = Les cases libres
raptor-help-rock = Personne ne peut entrer sur un rocher ; il arrête la mère, la Jeep et tous les tirs.
    .title = Les rochers
raptor-help-fire = Les raptors ne peuvent ni entrer dans un feu ni le traverser. Les scientifiques peuvent y entrer, mais aucun ne doit s’y trouver à la fin de leur tour ; y marcher ne l’éteint pas. Les tirs passent. Il y a dix jetons Feu.
    .title = Les feux
raptor-help-exit = Chaque tuile en L a une sortie à l’une de ses extrémités. Seul un jeune raptor peut la prendre, par son déplacement à 1 point depuis la case qui est devant, et il s’est alors échappé pour de bon.
    .title = Les sorties
raptor-help-sleep-token = Chaque tir sur la mère lui donne un jeton Endormissement. Ils augmentent le coût de son premier déplacement, et cinq d’entre eux la neutralisent. Récupération permet d’en retirer.
    .title = Les jetons Endormissement
raptor-help-reserve = Six scientifiques attendent en réserve au début. Ils n’entrent que par la carte Renforts. La réserve ne compte pas comme présente sur le plateau : s’il n’y reste aucun scientifique, le joueur raptor gagne aussitôt.
    .title = La réserve
raptor-help-toll = Avant le premier déplacement de la mère dans un tour, le joueur raptor dépense autant de points d’action en plus qu’elle a de jetons Endormissement. S’il n’en reste pas assez, elle ne peut pas se déplacer. Ses déplacements suivants de ce tour et ses autres actions coûtent 1 point, comme d’habitude.
    .title = Le coût des blessures

## La manche

raptor-help-setup = Le joueur raptor place la mère sur l’une des deux tuiles centrales et un jeune raptor sur chacune des cinq autres tuiles carrées. Puis le joueur scientifique place un scientifique sur chaque tuile en L. Chacun mélange ses neuf cartes et en pioche trois.
    .title = La mise en place
raptor-help-round = Chacun choisit en secret l’une de ses trois cartes, puis elles sont révélées ensemble. Le joueur de la carte la plus faible en applique l’effet ; l’autre a ensuite autant de points d’action que la différence des deux cartes. L’effet de la carte la plus forte n’a pas lieu. Puis chacun pioche pour revenir à trois cartes.
    .title = Une manche
raptor-help-tie = Si les deux cartes ont la même valeur, rien ne se passe : elles sont défaussées et la manche est finie.
    .title = Cartes égales
raptor-help-action-points = Les points se dépensent un par un, dans n’importe quel ordre et avec toutes vos figurines. Vous pouvez en laisser, et même ne rien dépenser.
    .title = Les points d’action
raptor-help-effect = L’effet de la carte la plus faible doit être appliqué autant que possible. « Un ou deux » signifie au moins un si c’est possible ; vous pouvez vous arrêter après le premier. Les feux doivent tous être placés s’il y a de la place.
    .title = Les effets des cartes
raptor-help-observation = Après une Disparition qui était la carte la plus faible, le joueur scientifique choisit en premier à la manche suivante et montre sa carte ; le joueur raptor choisit seulement ensuite. Cela ne dure que cette manche.
    .title = L’espionnage
raptor-help-shuffle = Une carte 1 appliquée est mélangée avec la pioche et la défausse à la fin de la manche ; la main reste. Sinon, la défausse devient la nouvelle pioche quand il faut piocher et que la pioche est vide.
    .title = Le mélange
raptor-help-discard = Les cartes jouées restent face visible : chacun voit toujours quelles valeurs ont servi depuis le dernier mélange.
    .title = Les défausses
raptor-help-win-raptor = Le joueur raptor gagne aussitôt si trois jeunes raptors se sont échappés, ou s’il n’y a plus aucun scientifique sur le plateau, quelle que soit la réserve.
    .title = Comment le raptor gagne
raptor-help-win-scientist = Le joueur scientifique gagne aussitôt si la mère a cinq jetons Endormissement, ou si trois jeunes raptors ont été capturés.
    .title = Comment le scientifique gagne

## Ce que permettent les points d'action

raptor-help-move-baby = Un jeune raptor éveillé se déplace sur une case libre voisine, ou quitte le plateau par la sortie qui touche sa case.
    .title = Un jeune raptor se déplace
raptor-help-move-mother = La mère avance en ligne droite d’autant de cases libres que vous voulez. Son premier déplacement du tour coûte 1 point de plus par jeton Endormissement.
    .title = La mère se déplace
raptor-help-kill = La mère élimine un scientifique sur une case voisine, debout ou effrayé : il est retiré du jeu. Elle peut le faire plusieurs fois dans un tour.
    .title = La mère élimine un scientifique
raptor-help-wake = La mère réveille un jeune raptor endormi sur une case voisine, sauf s’il a été endormi cette manche-ci. Il peut agir aussitôt.
    .title = La mère réveille un jeune raptor
raptor-help-put-out = La mère éteint un feu sur une case voisine, et avec lui tous les feux qui lui sont reliés par un côté.
    .title = La mère éteint un feu
raptor-help-move-scientist = Un scientifique debout se déplace sur une case voisine sans rocher ni figurine. Il ne peut entrer dans un feu que si tous les scientifiques sur un feu peuvent encore en sortir avant la fin du tour.
    .title = Un scientifique se déplace
raptor-help-stand-up = Un scientifique effrayé lors d’une manche précédente se redresse. Il peut agir aussitôt.
    .title = Un scientifique se redresse
raptor-help-put-to-sleep = Un scientifique debout endort un jeune raptor éveillé sur une case voisine. C’est son action agressive de la manche.
    .title = Un scientifique endort un jeune raptor
raptor-help-capture = Un scientifique debout retire du plateau un jeune raptor endormi sur une case voisine. C’est son action agressive de la manche : celui qui l’a endormi cette manche-ci ne peut donc pas aussi le capturer.
    .title = Un scientifique capture un jeune raptor
raptor-help-shoot = Un scientifique debout touche la mère en ligne droite, à toute distance : elle reçoit un jeton Endormissement. Seuls les rochers et les autres scientifiques debout bloquent la ligne. C’est son action agressive de la manche.
    .title = Un scientifique tire sur la mère

## Les familles de cartes en détail

raptor-help-card-call = Le jeune raptor suit n’importe quel chemin de cases libres, par toutes les tuiles, jusqu’à une autre case libre de la tuile où se trouve la mère. Il ne passe jamais par une sortie. Un jeune déjà sur cette tuile peut y changer de case. Les jeunes endormis n’entendent pas l’appel, et aucun ne se déplace deux fois.
    .title = { raptor-family-call }
raptor-help-card-disappearance = Pendant son absence, la mère ne peut pas être touchée et ne gêne personne. Elle revient après les points d’action du joueur scientifique, dépensés ou non, sur n’importe quelle case libre, tuiles en L comprises, et garde ses jetons Endormissement. À la manche suivante, le joueur scientifique montre d’abord sa carte.
    .title = { raptor-family-disappearance }
raptor-help-card-fear = Tout scientifique debout peut être choisi, à toute distance. Il reste couché jusqu’à ce qu’il soit redressé pour 1 point d’action, à partir de la manche suivante.
    .title = { raptor-family-fear }
raptor-help-card-recovery = À chaque fois, retirez un jeton Endormissement de la mère ou réveillez un jeune raptor endormi, dans toute combinaison et à toute distance. Vous pouvez vous arrêter après le premier.
    .title = { raptor-family-recovery }
raptor-help-card-gas = Le jeune raptor doit être sur la tuile d’un scientifique actif ou sur une tuile qui partage un côté avec elle ; les tuiles en L comptent aussi. Un jeune endormi ne peut pas être réveillé par des points d’action cette manche-ci.
    .title = { raptor-family-gas }
raptor-help-card-reinforcements = Les nouveaux scientifiques entrent sur des cases libres du bord supérieur ou inférieur du plateau, colonnes b à j. Sans réserve ou sans case libre, rien ne se passe.
    .title = { raptor-family-reinforcements }
raptor-help-card-jeep = Un mouvement de Jeep avance d’une ou plusieurs cases en ligne droite. Les rochers et toutes les figurines l’arrêtent ; chaque feu traversé ou atteint retourne dans les jetons disponibles. Le même scientifique peut conduire plusieurs fois. Les scientifiques effrayés ne conduisent pas.
    .title = { raptor-family-jeep }
raptor-help-card-fire = Chaque feu demande une case libre voisine d’un scientifique actif ou d’un feu, même d’un feu tout juste placé. Les sorties ne brûlent pas ; les tuiles en L, si. Il faut placer autant de feux que la carte le dit, s’il y a assez de cases et de jetons.
    .title = { raptor-family-fire }
raptor-help-card-nothing = Le 9 n’a pas d’effet propre. Il n’est jamais plus faible que l’autre carte et apporte donc jusqu’à huit points d’action.
    .title = { raptor-family-nothing }
