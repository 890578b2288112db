/** The guided start of Unrest: two rounds of Carthage, a battle in Sicily, an attack on the unrest. */
import type { Lesson } from "./lesson.js";

export const lesson: Lesson = {
  ruleset: "unrest",
  options: {},
  seed: "b",
  seat: "carthage",
  before: ["coalition name-first carthage"],
  steps: [
    {
      title: { en: "What wins", ru: "Как победить" },
      text: {
        en: "You are **Carthage**, with 6 victory points. At the end of a turn 10 points win at once, and after the fifth turn 7 are enough. The coalition wins if you have none, or fewer than 7 at the end.",
        ru: "Вы — **Карфаген**, у вас 6 победных очков. В конце хода 10 очков дают победу сразу, а после пятого хода хватит и 7. Коалиция побеждает, если у вас 0 или в конце меньше 7.",
      },
    },
    {
      title: { en: "What a turn is", ru: "Что такое ход" },
      text: {
        en: "In a turn both sides draw cards and play five rounds, one card each per round. Then the turn is scored: more than two ports give you a point, fewer cost one, and every three levels of unrest cost another.",
        ru: "За ход стороны берут карты и играют пять раундов, по одной карте за раунд. Потом подсчёт: больше двух портов — плюс очко, меньше двух — минус очко, и ещё минус очко за каждые три уровня волнений.",
      },
    },
    {
      title: { en: "Where the war is", ru: "Где идёт война" },
      text: {
        en: "You fight for the four ports of **Sicily**, of which you hold two. The **Garrison Box** stands for your lands overseas: units there keep the unrest small, and can attack it.",
        ru: "Вы боретесь за четыре порта **Сицилии**; два из них ваши. **Поле Гарнизона** — это ваши заморские земли: отряды там сдерживают волнения и могут их подавить.",
      },
      show: ["sicily", "garrison-box"],
    },
    {
      title: { en: "Choose a card", ru: "Выберите карту" },
      text: {
        en: "A card moves a leader if its value is at least his initiative. “Operations 2” is enough for Hasdrubal, who stands in Sicily. A card that can be chosen is lit; a click shows what it does.",
        ru: "Карта приводит лидера в движение, если её число не меньше его инициативы. «Операций 2» хватит Гасдрубалу, который стоит на Сицилии. Карта, которую можно выбрать, подсвечена; щелчок покажет, что она делает.",
      },
      moves: ["carthage activate c-ops-2"],
    },
    {
      title: { en: "Choose a leader", ru: "Выберите лидера" },
      text: {
        en: "Hasdrubal has 8 units. The coalition has 5 in Sicily.",
        ru: "У Гасдрубала 8 боевых единиц. У коалиции на Сицилии 5.",
      },
      moves: ["carthage activate-leader hasdrubal"],
      show: ["sicily"],
    },
    {
      title: { en: "Attack", ru: "Атакуйте" },
      text: {
        en: "Attack with all 8 units. Both sides roll three dice and add what their leader and their numbers are worth; the higher total wins. Rest on the choice to see the odds first.",
        ru: "Атакуйте всеми восемью. Обе стороны бросают три кубика и прибавляют то, чего стоят лидер и перевес; побеждает большая сумма. Задержитесь на выборе, чтобы увидеть шансы.",
      },
      moves: ["carthage attack", "carthage attack-with 8"],
    },
    {
      title: { en: "Use the victory", ru: "Воспользуйтесь победой" },
      text: {
        en: "You won, lost 1 unit and took 4. A victory gives points of support, here two: they buy a port.",
        ru: "Вы победили, потеряли одну единицу и сняли четыре. Победа даёт очки поддержки, здесь два: на них переходит порт.",
      },
      moves: ["carthage spend-on-port"],
    },
    {
      title: { en: "End your part", ru: "Закончите" },
      text: {
        en: "Your card of this round is played. Now the coalition acts: watch the map and the digest below.",
        ru: "Ваша карта в этом раунде сыграна. Теперь действует коалиция: смотрите на карту и на сводку внизу.",
      },
      moves: [
        "carthage done",
        "coalition play-event k-npa",
        "coalition activate k-ops-2",
        "coalition activate-leader coalition-lieutenant",
        "coalition march",
        "coalition take-cu 6",
        "coalition attack",
        "coalition attack-with 5",
      ],
    },
    {
      title: { en: "They came, and lost", ru: "Они пришли и проиграли" },
      text: {
        en: "The coalition raised the unrest by an event, and its Lieutenant attacked you in vain. The winner of a defence gets support too: take the last port.",
        ru: "Коалиция подняла волнения событием, а помощник стратега напрасно атаковал вас. Победа в обороне тоже даёт поддержку: возьмите последний порт.",
      },
      moves: ["carthage spend-on-port"],
    },
    {
      title: { en: "The unrest", ru: "Волнения" },
      text: {
        en: "Round 2. The level of the unrest is 1; at 3 it begins to cost points. Hanno is in the Garrison Box, and the smallest card is enough for him.",
        ru: "Раунд 2. Уровень волнений 1; с трёх он стоит очков. На Поле Гарнизона Ганнон, и ему хватит самой малой карты.",
      },
      moves: ["carthage activate c-ops-1"],
      show: ["garrison-box"],
    },
    {
      title: { en: "Put it down", ru: "Подавите их" },
      text: {
        en: "The level fights like so many units. Four times as many win without dice: attack with all 5.",
        ru: "Уровень сражается как столько же единиц. Вчетверо больше побеждают без кубиков: атакуйте всеми пятью.",
      },
      moves: ["carthage attack", "carthage attack-with 5"],
    },
    {
      title: { en: "Stay where you are", ru: "Оставайтесь" },
      text: {
        en: "Hanno could sail now. Let him stay: the more units are in the Box, the less the unrest can rise. Stop, and end your part.",
        ru: "Ганнон мог бы отплыть. Пусть останется: чем больше единиц на Поле, тем ниже предел волнений. Остановитесь и закончите.",
      },
      moves: ["carthage stop", "carthage done", "coalition play-event k-npa", "coalition reinforce k-ops-3", "coalition done"],
    },
    {
      title: { en: "Now it is yours", ru: "Теперь сами" },
      text: {
        en: "You hold all four ports, three rounds before the turn is scored. The coalition raises the unrest whenever it can: keep units in the Box. A click on anything that cannot be chosen says why not.",
        ru: "У вас все четыре порта, до подсчёта три раунда. Коалиция поднимает волнения, как только может: держите отряды на Поле. Щелчок по тому, что выбрать нельзя, объяснит почему.",
      },
    },
  ],
};
