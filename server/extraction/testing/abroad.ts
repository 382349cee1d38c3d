/** The same made-up evening in ten languages, written for these tests. */
export const ABROAD = {
  spanish:
    "Declaro que el martes por la noche estaba sentada junto a la ventana de mi cocina porque no podía dormir. Vi que la policía detuvo un coche plateado en el estacionamiento de la ferretería. El conductor estaba de pie, derecho, y no se tambaleó en ningún momento. Un segundo agente abrió el maletero y sacó varias cosas sin pedir permiso.",
  french:
    "Je déclare que mardi soir j'étais assise à la fenêtre de ma cuisine parce que je ne pouvais pas dormir. J'ai vu la police arrêter une voiture argentée sur le parking de la quincaillerie. Le conducteur se tenait droit et n'a chancelé à aucun moment. Un deuxième agent a ouvert le coffre et en a sorti plusieurs objets sans demander la permission.",
  german:
    "Ich erkläre, dass ich am Dienstagabend am Fenster meiner Küche saß, weil ich nicht schlafen konnte. Ich sah, wie die Polizei einen silbernen Wagen auf dem Parkplatz des Eisenwarenladens anhielt. Der Fahrer stand gerade und schwankte zu keiner Zeit. Ein zweiter Beamter öffnete den Kofferraum und nahm mehrere Dinge heraus, ohne um Erlaubnis zu fragen.",
  portuguese:
    "Declaro que na terça-feira à noite eu estava sentada perto da janela da minha cozinha porque não conseguia dormir. Vi que a polícia parou um carro prateado no estacionamento da loja de ferragens. O motorista estava de pé e não cambaleou em nenhum momento. Um segundo agente abriu o porta-malas e retirou várias coisas sem pedir permissão.",
  italian:
    "Dichiaro che martedì sera ero seduta alla finestra della mia cucina perché non riuscivo a dormire. Ho visto la polizia fermare una macchina color argento nel parcheggio del negozio di ferramenta. Il conducente stava in piedi e non ha barcollato in nessun momento. Un secondo agente ha aperto il bagagliaio e ha preso diverse cose senza chiedere il permesso.",
  polish:
    "Oświadczam, że we wtorek wieczorem siedziałam przy oknie w kuchni, ponieważ nie mogłam zasnąć. Widziałam, jak policja zatrzymała srebrny samochód na parkingu sklepu z narzędziami. Kierowca stał prosto i ani razu się nie zachwiał. Drugi policjant otworzył bagażnik i wyjął z niego kilka rzeczy, nie pytając nikogo o zgodę.",
  tagalog:
    "Ipinahahayag ko na noong gabi ng Martes ay nakaupo ako sa tabi ng bintana ng aking kusina dahil hindi ako makatulog. Nakita ko na pinahinto ng pulis ang isang kotse sa paradahan ng tindahan. Ang drayber ay nakatayo nang tuwid at hindi siya natumba. Binuksan ng ikalawang pulis ang likod ng kotse at kumuha siya ng mga bagay nang walang pahintulot.",
  vietnamese:
    "Tôi xin khai rằng vào tối thứ ba tôi ngồi bên cửa sổ nhà bếp vì tôi không ngủ được. Tôi thấy cảnh sát chặn một chiếc xe màu bạc ở bãi đậu xe của cửa hàng. Người lái xe đứng thẳng và không hề lảo đảo. Một cảnh sát thứ hai mở cốp xe và lấy ra nhiều đồ vật mà không xin phép ai cả.",
  russian:
    "Заявляю, что во вторник вечером я сидела у окна своей кухни, потому что не могла уснуть. Я видела, как полиция остановила серебристую машину на стоянке магазина. Водитель стоял прямо и ни разу не пошатнулся. Второй полицейский открыл багажник и взял оттуда вещи, не спросив разрешения.",
  chinese: "我声明，星期二晚上我坐在厨房的窗边，因为我睡不着。我看见警察在停车场拦下了一辆银色的轿车。".repeat(4),
} as const;
